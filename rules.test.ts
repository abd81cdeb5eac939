import { describe, expect, it } from 'vitest';
import { citations, citedIn, rules, texts } from './scripts/rule-citations.ts';

// Comments, tests and documents cite the rules of docs/rules by their number. A number that leads nowhere, or a
// paper that is not in the repository, tells a reader nothing; a rule that nobody cites any more is to go.

const outside = texts.filter(
  ({ file }) => !/^docs\/rules\/|^(?:rules\.test|scripts\/rule-citations)\.ts$/.test(file),
);

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
