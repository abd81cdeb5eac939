import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// The numbered rules of docs/rules, and every place that cites one.

const letters: Record<string, string> = {
  S: 'site.md',
  F: 'screens.md',
  I: 'india.md',
  P: 'payments.md',
  R: 'reliability.md',
  V: 'looks.md',
};
/** The number of every rule; 'S12 in looks.md' where its letter belongs to another file. */
export const rules = Object.entries(letters).flatMap(([letter, file]) =>
  entriesOf(letter, `docs/rules/${file}`),
);
const files = ['app', 'bench', 'content', 'deploy', 'docs', 'e2e', 'scripts'].flatMap(textsUnder);
/** Every text of the repository that may cite. */
export const texts = [...files, ...readdirSync('.').filter(isText)].map((file) => ({
  file,
  lines: read(file),
}));
/** Each citation of a rule, with its file. */
export const citations = texts.flatMap(({ file, lines }) => citedIn(lines).map((rule) => ({ file, rule })));

/** 'S12' of every line '**S12. Sevas have two tabs.** ...' under the letter of its file. */
function entriesOf(letter: string, file: string): string[] {
  return read(file).flatMap((line) => {
    const [, rule = ''] = /^\*\*([A-Z]\d+)\. /.exec(line) ?? [];
    if (rule === '') return [];
    return rule.startsWith(letter) ? [rule] : [`${rule} in ${file}`];
  });
}

/** The numbers in 'rule S12' and 'rules S12, R3', over the breaks of a comment's lines too. */
export function citedIn(lines: readonly string[]): string[] {
  const flowing = lines.map((line) => line.replace(/^\s*(\*|\/\/)?\s*/, '')).join(' ');
  const many = /\b[Rr]ules? ([A-Z]\d+(?:,? (?:and )?[A-Z]\d+)*)\b/g;
  return [...flowing.matchAll(many)].flatMap(([, list = '']) => list.match(/[A-Z]\d+/g) ?? []);
}

function textsUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function isText(name: string): boolean {
  return /\.(ts|tsx|css|md|yaml)$/.test(name);
}

function read(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n');
}
