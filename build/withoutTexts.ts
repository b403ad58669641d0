import { parseSync } from 'vite';

/** Shorter texts cost more to look up than to keep. */
const SHORTEST = 8;

/** The same code with its texts added to `entries` and looked up in `$data`. */
export function withoutTexts(code: string, entries: unknown[]): string {
  const changes: { readonly start: number; readonly end: number; readonly to: string }[] = [];
  const place = (text: string): string => `$data[${entries.push(text) - 1}]`;
  for (const { node, isName } of nodesIn(parseSync('words.js', code).program)) {
    const { start, end } = node;
    if (node.type === 'Literal' && typeof node.value === 'string' && node.value.length >= SHORTEST && !isName) {
      changes.push({ start, end, to: ` ${place(node.value)}` });
    } else if (node.type === 'TemplateElement') {
      const { cooked } = node.value as { readonly cooked: string };
      if (cooked.length >= SHORTEST) changes.push({ start, end, to: `\${${place(cooked)}}` });
    }
  }
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce((changed, { start, end, to }) => changed.slice(0, start) + to + changed.slice(end), code);
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
}

/** All nodes of a tree; keys of objects and addresses of imports are names and no texts. */
function* nodesIn(tree: unknown, isName = false): Generator<{ readonly node: Node; readonly isName: boolean }> {
  if (Array.isArray(tree)) {
    for (const one of tree) yield* nodesIn(one);
  } else if (isNode(tree)) {
    yield { node: tree, isName };
    for (const [part, under] of Object.entries(tree)) yield* nodesIn(under, part === 'key' || part === 'source');
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
