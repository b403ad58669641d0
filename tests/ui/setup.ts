import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// The simulated page knows dialogs, but not how to open and close them.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// Nothing is painted here, so that what waits for a paint waits for nothing.
window.requestAnimationFrame = (paint) => {
  paint(performance.now());
  return 0;
};

afterEach(cleanup);
