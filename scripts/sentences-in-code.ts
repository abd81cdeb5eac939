import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { isTest, sourceFiles } from './source-tree.ts';

/**
 * Words that a visitor would read, and that stand in code instead of a catalogue of app/messages.
 */
export type Sentence = { file: string; line: number; text: string };

type Node = { type: string; start: number; [key: string]: unknown };

/** Attributes whose value is no text: 'btn btn-sm', '0 0 24 24', 'noopener noreferrer'. */
const codeAttributes =
  /^(className|class|style|d|viewBox|points|transform|sizes|srcSet|media|rel|id|name|type|key|lang|target|href|to|src|action|method|role|form|htmlFor|look|size|ratio|picture|tone|as|kind|autoComplete|inputMode|fetchPriority|pattern|preserveAspectRatio|property|content|fill|stroke|filter|mask|offset|values|begin|dur|http[A-Z]\w+|data-.*|aria-(labelledby|describedby|controls|hidden|current|live|haspopup|expanded))$/;
/** Names of keys, headers, zones and the like, which are no language. */
const code =
  /^([A-Z][a-z]+[A-Z]\w*|[A-Z][\w-]+-[\w-]+|[A-Z]\w+\/\w+|Enter|Escape|Tab|Home|End|Backspace|Delete)$/;

/** Every sentence of a file, in the order of the file. */
export function sentencesIn(file: string): Sentence[] {
  const source = readFileSync(file, 'utf8');
  const { program } = parseSync(file, source);
  const found: Sentence[] = [];
  const note = (node: Node, text: string): void => {
    const line = source.slice(0, node.start).split('\n').length;
    found.push({ file, line, text: text.trim().replace(/\s+/g, ' ') });
  };
  walk(program as unknown as Node, [], (node, above) => {
    const text = textOf(node);
    if (text !== null && isRead(text, node, above)) note(node, text);
  });
  return found;
}

function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateElement') return (node.value as { cooked?: string }).cooked ?? '';
  return null;
}

function isRead(text: string, node: Node, above: readonly Node[]): boolean {
  if (!/\p{L}{2}/u.test(text)) return false;
  if (node.type === 'JSXText') return true;
  const types = above.map(({ type }) => type);
  if (
    types.some(
      (type) => /^(Import|Export(All|Named))Declaration$/.test(type) && type !== 'ExportNamedDeclaration',
    )
  )
    return false;
  if (types.some((type) => type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type)))
    return false;
  if (above.some(isForProgrammers)) return false;
  const attribute = above.findLast(({ type }) => type === 'JSXAttribute');
  if (attribute && types.lastIndexOf('JSXAttribute') > types.lastIndexOf('JSXElement'))
    return !codeAttributes.test(nameOf(attribute)) && looksWritten(text);
  const parent = above.at(-1);
  if (parent?.type === 'Property' && parent.key === node) return false;
  return looksWritten(text);
}

/** Begins as a sentence or a label does, or ends as one. */
function looksWritten(text: string): boolean {
  const words = text.trim();
  if (code.test(words)) return false;
  return (
    /^\p{Lu}\p{Ll}/u.test(words) ||
    /\p{L} \p{L}.*[.?!…:]$/u.test(words) ||
    /^[^<>{}[\]]*\p{L}’\p{L}/u.test(words)
  );
}

/** Errors that no visitor reads, and lines of the log. */
function isForProgrammers(node: Node): boolean {
  if (node.type === 'NewExpression') return /Error$/.test(nameOf(node.callee as Node));
  if (node.type !== 'CallExpression') return false;
  const callee = node.callee as Node;
  if (callee.type !== 'MemberExpression') return false;
  const { object, property } = callee as unknown as { object: Node; property: Node };
  return /^(log|console|logger)$/.test(nameOf(object) || nameOf((object.property as Node) ?? property));
}

function nameOf(node: Node | undefined): string {
  if (!node) return '';
  if (typeof node.name === 'string') return node.name;
  return nameOf(node.name as Node | undefined);
}

function walk(node: Node, above: Node[], visit: (node: Node, above: readonly Node[]) => void): void {
  visit(node, above);
  const inside = [...above, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string')
        walk(child as Node, inside, visit);
    }
  }
}

/** Of all files of a folder but tests. */
export function sentencesOf(folder: string): Sentence[] {
  return sourceFiles(folder)
    .filter((file) => !isTest(file))
    .flatMap(sentencesIn);
}

// As a command: `node scripts/sentences-in-code.ts app/site/shop` lists what is left to move.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const folder of process.argv.slice(2)) {
    for (const { file, line, text } of sentencesOf(folder)) console.log(`${file}:${line} ${text}`);
  }
}
