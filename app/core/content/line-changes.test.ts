import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineChanges } from './line-changes.ts';

const linesOf = (before: string, after: string) =>
  lineChanges(before, after).map(({ kind, text }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${text}`);

describe('the changes of a text', () => {
  it.each([
    ['a\nb\nc', 'a\nb\nc', [' a', ' b', ' c']],
    ['a\nb\nc', 'a\nc', [' a', '-b', ' c']],
    ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
    ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
    ['', 'a', ['-', '+a']],
  ])('%j to %j', (before, after, changes) => expect(linesOf(before, after)).toEqual(changes));

  it('contains both texts completely, whatever they are', () => {
    const lines = fc
      .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
      .map((all) => all.join('\n'));
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const changes = lineChanges(before, after);
        const of = (kind: string) =>
          changes.filter((one) => one.kind === 'same' || one.kind === kind).map(({ text }) => text);
        expect([of('gone').join('\n'), of('new').join('\n')]).toEqual([before, after]);
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
