import { expect, it } from 'vitest';
import type { EventCard } from '#core/content/event.ts';
import { toEventRow } from './content-rows.ts';

const november = new Date('2026-11-25T09:00:00+05:30');

const rowOf = (startsAt: string) =>
  toEventRow(
    {
      id: 'gaura-purnima',
      title: 'Gaura Purnima',
      pictures: [{ image: 'kirtan', alt: '' }],
      location: 'Temple hall',
      startsAt: new Date(startsAt),
      endsAt: null,
      past: false,
      excerpt: '',
    } satisfies EventCard,
    november,
  );

it('names the year of an event only where it is another than this one', () => {
  expect(rowOf('2026-12-05T17:30:00+05:30').month).toBe('Dec');
  expect(rowOf('2027-03-22T17:00:00+05:30').month).toBe('Mar 2027');
});

it("takes the year of the temple's day, not of Greenwich", () => {
  expect(rowOf('2027-01-01T04:30:00+05:30').month).toBe('Jan 2027');
});
