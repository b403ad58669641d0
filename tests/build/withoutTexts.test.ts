import { expect, it } from 'vitest';
import { withoutTexts } from '../../build/withoutTexts';

/** What a module's `said` comes to once its texts are looked up elsewhere. */
function said(code: string): { readonly value: unknown; readonly texts: readonly unknown[] } {
  const texts: unknown[] = [];
  const without = withoutTexts(code, texts);
  // The texts taken out are really gone.
  for (const text of texts) expect(without).not.toContain(text);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  return { value: new Function('$data', `${without}\nreturn said;`)(texts) as unknown, texts };
}

it('takes texts out of code, and the code says the same', () => {
  const { value, texts } = said(`const said = { long: 'a long text', both: 'it’s “quoted”\\n twice' };`);
  expect(value).toEqual({ long: 'a long text', both: 'it’s “quoted”\n twice' });
  expect(texts).toEqual(['a long text', 'it’s “quoted”\n twice']);
});

it('takes the texts out of templates too, around and within what they insert', () => {
  const { value } = said('const many = 3; const said = `there are ${many > 1 ? `more than one, ${many}` : "only one left"} of them here`;');
  expect(value).toBe('there are more than one, 3 of them here');
});

it('leaves names and short words where they are', () => {
  const { value, texts } = said(`const said = { 'a key with words': 'short', kind: 'fr' };`);
  expect(value).toEqual({ 'a key with words': 'short', kind: 'fr' });
  expect(texts).toEqual([]);
});

it('does not glue a text to the word before it', () => {
  expect(said(`const tell = () => {return"all is well here"}; const said = tell();`).value).toBe('all is well here');
});
