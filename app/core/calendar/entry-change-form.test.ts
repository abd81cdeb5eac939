import { expect, it } from 'vitest';
import { readEntryChange } from './entry-change-form.ts';

const hide = { entryId: 'nandotsava', on: '', intent: 'hide', title: '' };

it.each([
  [{}, { entryId: 'nandotsava', on: null, hidden: true, title: null }],
  [{ on: '2026-09-05' }, { entryId: 'nandotsava', on: '2026-09-05', hidden: true, title: null }],
  [
    { intent: 'rename', title: 'Nanda’s feast' },
    { hidden: false, title: 'Nanda’s feast' },
  ],
  [{ intent: 'restore' }, { hidden: false, title: null }],
  [{ entryId: 'ekadasi', on: '2025-12-16' }, { entryId: 'ekadasi' }],
  [{ entryId: 'sankranti-8' }, { entryId: 'sankranti-8' }],
])('reads %o', (change, read) => {
  expect(readEntryChange({ ...hide, ...change })).toMatchObject({ ok: true, value: read });
});

it.each([
  [{ entryId: 'no-such-event' }, 'entryId'],
  [{ entryId: 'ekadasi' }, 'on'], // never all Ekadasis at once
  [{ on: '2026-02-31' }, 'on'],
  [{ intent: 'burn' }, 'intent'],
  [{ intent: 'rename', title: ' ' }, 'title'],
])('refuses %o by its field', (change, field) => {
  expect(readEntryChange({ ...hide, ...change })).toMatchObject({ ok: false, problems: [{ field }] });
});
