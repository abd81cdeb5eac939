import { expect, it } from 'vitest';
import { readGroup, type TypedGroup } from './group.ts';

const group: TypedGroup = {
  ...{
    intentKey: 'office_0123456789abcdef',
    name: 'Yatra from Pune',
    arrival: '2026-12-10',
    departure: '2026-12-13',
  },
  ...{ releaseDay: '2026-12-10', note: '', kinds: ['suite', 'cell'], counts: ['3', ''] },
};

it('reads a group, without the kinds of which it has no room', () => {
  expect(readGroup(group, '2026-11-20')).toMatchObject({
    ok: true,
    value: { note: null, wanted: [{ kindId: 'suite', rooms: 3 }] },
  });
});

it.each([
  ['a release after arrival', { releaseDay: '2026-12-11' }, 'releaseDay'],
  ['a release today', { releaseDay: '2026-11-20' }, 'releaseDay'],
  ['no room', { counts: ['', '0'] }, 'count.0'],
  ['a number that is none', { counts: ['3', 'x'] }, 'count.1'],
  ['more nights than one stay may have', { departure: '2027-01-12' }, 'departure'],
  ['no name', { name: ' ' }, 'name'],
  ['a kind twice', { kinds: ['suite', 'suite'], counts: ['1', '1'] }, 'count.1'],
  ['a key that no form has', { intentKey: 'x' }, 'intentKey'],
  ['the past', { arrival: '2026-11-20' }, 'arrival'],
])('refuses %s', (_, instead, field) => {
  expect(readGroup({ ...group, ...instead }, '2026-11-20')).toMatchObject({
    ok: false,
    problems: [{ field }],
  });
});
