import { expect, it } from 'vitest';
import type { Relation, Relative } from './family.ts';
import { honouredRelative } from './honoured-relative.ts';

const relative = (relation: Relation, name: string, bornOn: string | null = null): Relative => ({
  relation,
  name,
  phone: null,
  bornOn,
});
const mother = relative('mother', 'Rādhā Devī', '1950-12-27');
const sons = [relative('son', 'Gopal'), relative('son', 'Govinda')];
const aunt = relative('other', 'Mira Bai');

it.each([
  ['who is named in the title', 'Birthday of gopal', [mother, ...sons], 'Gopal'],
  ['who is named by relation', 'Mother’s birthday', [mother, ...sons], 'Rādhā Devī'],
  ['who is named by relation in the midst', 'Remembrance of my mother', [mother], 'Rādhā Devī'],
  ['nobody where two are meant', 'Birthday of my son', [mother, ...sons], null],
  ['nobody where a longer word is meant', 'Grandmother’s day', [mother], null],
  ['nobody where an in-law is meant', 'Mother-in-law’s birthday', [mother], null],
  ['a husband or wife by either word', 'My wife’s birthday', [relative('spouse', 'Sita')], 'Sita'],
  ['who was born on that day', 'A birthday', [mother, aunt], 'Rādhā Devī'],
  ['nobody for a wedding on a birthday', 'Wedding day', [mother], null],
  ['nobody in an empty family', 'Mother’s birthday', [], null],
] as const)('finds %s', (_, title, family, name) => {
  expect(honouredRelative([title], family, ['12-27'])).toBe(name);
});

it('names nobody where the titles of a day name two people', () => {
  expect(
    honouredRelative(['Mother’s birthday', 'Gopal’s birthday'], [mother, ...sons], ['12-27']),
  ).toBeNull();
});
