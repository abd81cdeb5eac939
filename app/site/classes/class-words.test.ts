import { expect, it } from 'vitest';
import { zeroPaise } from '#core/money/paise.ts';
import { toClassView } from './class-words.ts';

it('has four facts at a glance and eight on the page of the class', () => {
  const one = toClassView(
    {
      id: 'gita',
      payBy: 'lesson',
      title: 'Gita',
      description: '',
      image: 'class-gita',
      teacher: 'Ananta Dasa',
      days: [1, 5],
      from: '19:30',
      to: '20:30',
      startsOn: '2026-12-07',
      endsOn: '2027-01-15',
      venue: 'Library',
      language: 'English',
      ageMin: 14,
      fee: zeroPaise,
      seats: 12,
      seatsLeft: 3,
      calledOff: false,
      calledOffWords: '',
    },
    'open',
  );
  expect(one.glance.map(({ label }) => label)).toEqual(['When', 'Dates', 'For', 'Fee']);
  expect(one.glance[0]?.value).toBe('Monday and Friday, 19:30–20:30');
  expect(one.facts).toHaveLength(8);
});
