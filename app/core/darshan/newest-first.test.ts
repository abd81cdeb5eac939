import { expect, it } from 'vitest';
import { newestFirst } from './newest-first.ts';

const photo = (id: string, type: string, time: string) => ({
  ...{ id, type },
  publishAt: new Date(`2026-11-20T${time}:00+05:30`),
});

it.each([
  ['nothing', [], []],
  [
    'the evening before the morning, each in its order',
    [
      photo('m1', 'mangala', '05:15'),
      photo('m2', 'mangala', '05:15'),
      photo('s1', 'sandhya', '19:15'),
      photo('s2', 'sandhya', '19:15'),
    ],
    ['s1', 's2', 'm1', 'm2'],
  ],
  [
    'a darshan to which a photo was added late',
    [photo('m1', 'mangala', '05:15'), photo('s1', 'shringar', '08:00'), photo('m2', 'mangala', '09:00')],
    ['m1', 'm2', 's1'],
  ],
])('%s', (_, photos, ids) => expect(newestFirst(photos).map(({ id }) => id)).toEqual(ids));
