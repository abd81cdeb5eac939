import { parseSync } from 'vite';
import { pseudoParts } from './pseudo-text.ts';

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Change = { start: number; end: number; text: string };

/**
 * The source of a catalogue with its texts in the pseudo-language; names, values, plural rules,
 * types and imports stay as they are.
 */
export function pseudoSource(file: string, source: string): string {
  const { program } = parseSync(file, source);
  const changes: Change[] = [];
  walk(program as unknown as Node, [], (node, above) => {
    if (!isText(node, above)) return;
    if (node.type === 'Literal')
      changes.push({ ...rangeOf(node), text: JSON.stringify(pseudoParts([String(node.value)])[0]) });
    else changes.push(...changedTemplate(node, source));
  });
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: to }) => text.slice(0, start) + to + text.slice(end), source);
}

function changedTemplate(node: Node, source: string): Change[] {
  const parts = pseudoParts(partsOf(node));
  return (node.quasis as Node[]).map((quasi, at) => {
    // Some parsers count the signs around a part as its own.
    const start = source[quasi.start] === '`' || source[quasi.start] === '}' ? quasi.start + 1 : quasi.start;
    const raw = (quasi.value as { raw: string }).raw;
    return { start, end: start + raw.length, text: escaped(parts[at] ?? '') };
  });
}

const partsOf = (node: Node) =>
  (node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked);
const escaped = (text: string) => text.replace(/[\\`]|\$\{/g, '\\$&');
const rangeOf = ({ start, end }: Node) => ({ start, end });

/**
 * No text: what is imported, compared, looked up, named, or handed to a function, and a tag of a
 * language.
 */
function isText(node: Node, above: readonly Node[]): boolean {
  if (node.type === 'Literal' ? typeof node.value !== 'string' : node.type !== 'TemplateLiteral')
    return false;
  const parent = above.at(-1);
  if (
    above.some(
      ({ type }) =>
        type === 'ImportDeclaration' || (type.startsWith('TS') && !/^TS(As|Satisfies)Expression$/.test(type)),
    )
  )
    return false;
  if (/^Export(All|Named)Declaration$/.test(parent?.type ?? '')) return false;
  if (parent?.type === 'BinaryExpression' && /^[!=]==$/.test(String(parent.operator))) return false;
  if (parent?.type === 'Property' && parent.key === node) return false;
  if (
    parent?.type === 'MemberExpression' ||
    parent?.type === 'CallExpression' ||
    parent?.type === 'NewExpression'
  )
    return false;
  const declared = above.findLast(({ type }) => type === 'VariableDeclarator');
  // A key: 'caturmasya-1-begins'.
  if (node.type === 'TemplateLiteral' && /^[a-z]+-[a-z-]*$/.test(partsOf(node).join(''))) return false;
  const { name = '' } = (declared?.id as { name?: string } | undefined) ?? {};
  return name !== 'otherLanguage' && name !== 'turns';
}

function walk(node: Node, above: Node[], visit: (node: Node, above: readonly Node[]) => void): void {
  visit(node, above);
  const inside = [...above, node];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string')
        walk(child as Node, inside, visit);
}
