import { expect, it } from 'vitest';
import { readSlotKey, slotKey } from './photo-subjects.ts';

it('reads the key that it writes', () => {
  const slot = { source: 'leaders', id: 'temple-president' } as const;
  expect(readSlotKey(slotKey(slot))).toEqual(slot);
});

it.each(['', 'leaders', 'leaders/', '/x', 'people/p1', 'leaders/a/b', "leaders/'; drop"])(
  '%j names no slot',
  (typed) => expect(readSlotKey(typed)).toBeNull(),
);
