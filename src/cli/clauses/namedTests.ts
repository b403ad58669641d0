/** A test whose name begins with the clauses or examples it is about: 'R12.5 R12.6 a unit that leaves …'. */
export interface NamedTest {
  readonly file: string;
  readonly name: string;
  readonly clauses: readonly string[];
}

const NUMBER = String.raw`(?:R\d+\.\d+|L\d+(?:[-–]\d+)?)`;
const LEADING = new RegExp(String.raw`^(?:${NUMBER}[,:]?\s+)+`);
// The first argument of a call, whatever the call is (test, it, test.each(…)), but a group tests nothing by itself.
const NAME = new RegExp(String.raw`(?<!\bdescribe)\(\s*(['"\`])(${NUMBER}[,:]?\s(?:\\.|(?!\1)[^\\])*)\1\s*,`, 'gs');

export function namedTests(file: string, source: string): readonly NamedTest[] {
  return [...source.matchAll(NAME)].map(([, , text = '']) => {
    const name = text.replaceAll(/\\(.)/gs, '$1');
    const leading = LEADING.exec(name)?.[0] ?? '';
    return { file, name, clauses: leading.match(new RegExp(NUMBER, 'g')) ?? [] };
  });
}
