import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

// Comments, tests and documents cite the rules of docs/rules by their number. A number that leads nowhere, or a
// paper that is not in the repository, tells a reader nothing; a rule that nobody cites any more is to go.

const letters: Record<string, string> = {
  S: 'site.md',
  F: 'screens.md',
  I: 'india.md',
  P: 'payments.md',
  R: 'reliability.md',
  V: 'looks.md',
};
const rules = Object.entries(letters).flatMap(([letter, file]) => entriesOf(letter, `docs/rules/${file}`));
const files = ['app', 'bench', 'content', 'deploy', 'docs', 'e2e', 'scripts'].flatMap(textsUnder);
const texts = [...files, ...readdirSync('.').filter(isText)].map((file) => ({ file, lines: read(file) }));
const outside = texts.filter(({ file }) => !/^docs\/rules\/|^rules\.test\.ts$/.test(file));
const citations = texts.flatMap(({ file, lines }) => citedIn(lines).map((rule) => ({ file, rule })));

describe('the rules of docs/rules', () => {
  it('are read, and so are their citations', () => {
    expect(rules.length).toBeGreaterThan(100);
    expect(citations.length).toBeGreaterThan(100);
  });

  it('have one entry for each number', () => {
    expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
  });

  it('are there wherever one is cited', () => {
    const unknown = citations.filter(({ rule }) => !rules.includes(rule));
    expect(unknown.map(({ file, rule }) => `${file}: rule ${rule}`)).toEqual([]);
  });

  it('are each cited outside their own folder', () => {
    const cited = new Set(outside.flatMap(({ lines }) => citedIn(lines)));
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
  });

  it('are cited in place of papers that are not here', () => {
    const paper =
      /(?<![.\w])[Ss]pec\b(?!\.tsx?\b)|\bVISUAL\b|(?<!rules\/)screens\.md|india-rules|reliability-requirements|content-facts|\bARCHITECTURE\b|stack-notes|\s\[A\]/;
    const old = outside.flatMap(({ file, lines }) =>
      lines.map((line, at) => `${file}:${at + 1}: ${line.trim()}`).filter((line) => paper.test(line)),
    );
    expect(old).toEqual([]);
  });
});

/** 'S12' of every line '**S12. Sevas have two tabs.** ...' under the letter of its file. */
function entriesOf(letter: string, file: string): string[] {
  return read(file).flatMap((line) => {
    const [, rule = ''] = /^\*\*([A-Z]\d+)\. /.exec(line) ?? [];
    if (rule === '') return [];
    return rule.startsWith(letter) ? [rule] : [`${rule} in ${file}`];
  });
}

/** The numbers in 'rule S12' and 'rules S12, R3', over the breaks of a comment's lines too. */
function citedIn(lines: readonly string[]): string[] {
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
