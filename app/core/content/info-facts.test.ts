import { describe, expect, it } from 'vitest';
import { everyDay, templeSittings } from '../hours/temple-status.ts';
import { rupees, zeroPaise } from '../money/paise.ts';
import {
  factsOfClass,
  factsOfEvent,
  factsOfHours,
  factsOfSchedule,
  readFollows,
  shownFacts,
} from './info-facts.ts';
import type { TempleClass } from './temple-class.ts';

const feast = {
  id: 'sunday-love-feast',
  startsAt: new Date('2026-11-22T10:30:00+05:30'),
  endsAt: new Date('2026-11-22T13:30:00+05:30'),
  location: 'Temple hall',
  mapQuery: null,
  fee: zeroPaise,
  past: false,
  cancelled: false,
};
const school = {
  id: 'school',
  days: [0],
  from: '10:30',
  to: '12:30',
  venue: 'Hall',
  ageMin: 3,
  fee: zeroPaise,
};
const page = '/events/single-event/sunday-love-feast';
const values = (facts: ReturnType<typeof factsOfHours>) =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact?.value]));

describe('what the facts of a page follow', () => {
  it.each([
    ['hours', { kind: 'hours', name: '' }],
    ['weekly/sunday-love-feast', { kind: 'weekly', name: 'sunday-love-feast' }],
    ['schedule/Guru Puja / Hall', { kind: 'schedule', name: 'Guru Puja / Hall' }],
    ['class/Not An Id', null],
    ['elsewhere/x', null],
    ['', null],
  ])('%s', (typed, read) => expect(readFollows(typed)).toEqual(read));

  it('an event that comes every week names its weekday, also once its date is over', () => {
    const weekly = { when: 'Every Sunday, 10:30–13:30', where: 'Temple hall', cost: 'Free' };
    expect(values(factsOfEvent(feast, 'weekly', page))).toEqual(weekly);
    expect(values(factsOfEvent({ ...feast, past: true }, 'weekly', page))).toEqual(weekly);
  });

  it('another event has its date, until it is over or cancelled', () => {
    const trip = { ...feast, fee: rupees(2_500), mapQuery: 'Govardhan' };
    expect(factsOfEvent(trip, 'once', page)).toMatchObject({
      when: { value: 'Sunday, 22 November 2026, 10:30 – 13:30', to: page },
      where: { value: 'Temple hall' },
      cost: { value: '₹2,500' },
    });
    expect(factsOfEvent(trip, 'once', page).where).not.toHaveProperty('to');
    expect(factsOfEvent({ ...trip, past: true }, 'once', page)).toEqual({});
    expect(factsOfEvent({ ...feast, cancelled: true }, 'weekly', page)).toEqual({});
  });

  it('a class says its days, room, age and fee while it takes place', () => {
    const one = school as TempleClass;
    expect(values(factsOfClass(one, 'running', page))).toEqual({
      when: 'Sunday, 10:30–12:30',
      where: 'Hall',
      whom: '3 years and older',
      cost: 'Free',
    });
    expect(factsOfClass(one, 'ended', page)).toEqual({});
  });

  it('a line of the schedule says its time, and nothing when it is gone or has none', () => {
    const entries = [
      { time: '08:00 AM', title: 'Class' },
      { time: 'at dawn', title: 'Song' },
    ];
    expect(values(factsOfSchedule(entries, 'Class'))).toEqual({
      when: 'Every day, 08:00',
      where: 'At the temple',
    });
    expect(factsOfSchedule(entries, 'Gone')).toEqual({});
    expect(factsOfSchedule(entries, 'Song')).toEqual({});
  });

  it('the hours are those of the settings', () => {
    expect(factsOfHours(everyDay(templeSittings)).when?.value).toBe('04:30–13:00 and 16:00–21:30');
  });
});

describe('the row of facts', () => {
  const phone = '+91 120 000 000';

  it('has the page’s own words before what it follows, and the office for questions', () => {
    const shown = shownFacts(
      { follows: 'weekly/sunday-love-feast', cost: 'Nothing' },
      factsOfEvent(feast, 'weekly', page),
      phone,
    );
    expect(shown.map(({ name, value, to }) => [name, value, to])).toEqual([
      ['when', 'Every Sunday, 10:30–13:30', page],
      ['where', 'Temple hall', '/plan-your-visit'],
      ['cost', 'Nothing', undefined],
      ['contact', phone, 'tel:+91120000000'],
    ]);
  });

  it('is missing on a page that says nothing of them', () =>
    expect(shownFacts(undefined, {}, phone)).toEqual([]));
});
