/** A clause of the rules ('R12.5'), or the lines of a worked example of the rulebook ('L1973-1977'). */
export interface Clause {
  readonly number: string;
  readonly about: string;
}

/** Reads the list kept beside the tests: a number and a few words a line; `#` begins a remark. */
export function clauseList(text: string): readonly Clause[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [number = '', ...words] = line.trim().split(' ');
      return { number, about: words.join(' ') };
    });
}

export const isExample = (clause: Clause): boolean => clause.number.startsWith('L');

/** An example printed over several lines may be named by any of them. */
export function covers(named: string, clause: Clause): boolean {
  if (!isExample(clause) || !named.startsWith('L')) return named === clause.number;
  const [first, last] = linesOf(clause.number);
  const [from, to] = linesOf(named);
  return from >= first && to <= last;
}

function linesOf(number: string): readonly [number, number] {
  const [first = '', last = first] = number.slice(1).split(/[-–]/);
  return [Number(first), Number(last)];
}
