import { unpackBrowser } from './browser';

// Playwright wants its set-up as a default export.
export default unpackBrowser;
