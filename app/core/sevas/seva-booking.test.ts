import { describe, expect, it } from 'vitest';
import { everyDay, templeSittings } from '#core/hours/temple-status.ts';
import { hoursToCome, readSevaInput, type SevaMode, type SevaTexts, sevaWindow } from './seva-booking.ts';

// Friday, 20 November 2026, 10:10 in Ghaziabad.
const now = new Date('2026-11-20T04:40:00Z');
const rules = { now, hours: everyDay(templeSittings), sevaIds: ['cleaning', 'kirtan-katha'] };

const online: SevaTexts = {
  name: 'Mira Devi',
  seva: 'cleaning',
  date: '2026-11-21',
  time: '07:00',
  contact: 'mira@example.com',
  visitDate: '',
  coordinator: '',
  people: '',
  email: '',
};
const inperson: SevaTexts = {
  ...online,
  date: '',
  time: '',
  visitDate: '2026-11-21',
  contact: '98765 43210',
};

const problemOf = (mode: SevaMode, texts: SevaTexts) => {
  const outcome = readSevaInput(mode, texts, rules);
  return outcome.ok ? null : outcome.problems.map(({ field, code }) => `${field}: ${code}`).join();
};

describe('a seva from home', () => {
  it('is read with an e-mail address or a phone', () => {
    expect(readSevaInput('online', online, rules)).toMatchObject({
      ok: true,
      value: { day: '2026-11-21', time: '07:00', email: 'mira@example.com', phone: null, people: 1 },
    });
    expect(readSevaInput('online', { ...online, contact: '९८७६५४३२१०' }, rules)).toMatchObject({
      ok: true,
      value: { email: null, phone: '+919876543210' },
    });
  });

  it.each([
    ['an empty name', { name: '' }, 'name: name-invalid'],
    ['no seva', { seva: '' }, 'seva: seva-needed'],
    ['a seva that is not offered', { seva: 'abhisheka' }, 'seva: seva-needed'],
    ['no date', { date: '' }, 'date: date-invalid'],
    ['30 February', { date: '2027-02-30' }, 'date: date-invalid'],
    ['yesterday', { date: '2026-11-19' }, 'date: date-outside'],
    ['91 days ahead', { date: '2027-02-19' }, 'date: date-outside'],
    ['no time', { time: '' }, 'time: time-invalid'],
    ['25 hours', { time: '25:00' }, 'time: time-invalid'],
    ['the minute before the doors open', { time: '04:29' }, 'time: temple-closed'],
    ['the minute the doors close', { time: '13:00' }, 'time: temple-closed'],
    ['the afternoon', { time: '15:59' }, 'time: temple-closed'],
    ['the night', { time: '21:30' }, 'time: temple-closed'],
    ['an hour of today that is past', { date: '2026-11-20', time: '10:10' }, 'time: temple-closed'],
    ['no contact', { contact: '' }, 'contact: contact-invalid'],
    ['half an e-mail address', { contact: 'mira@' }, 'contact: email-invalid'],
    ['a phone that is too short', { contact: '98765' }, 'contact: phone-indian'],
  ])('refuses %s', (_, change, problem) => {
    expect(problemOf('online', { ...online, ...change })).toBe(problem);
  });

  it.each([
    ['the first open minute', { time: '04:30' }],
    ['the last open minute', { time: '21:29' }],
    ['the next minute of today', { date: '2026-11-20', time: '10:11' }],
    ['the 90th day', { date: '2027-02-18' }],
  ])('takes %s', (_, change) => {
    expect(problemOf('online', { ...online, ...change })).toBeNull();
  });
});

describe('a seva at the temple', () => {
  it('is read with a phone; coordinator and e-mail may stay empty', () => {
    expect(readSevaInput('inperson', inperson, rules)).toMatchObject({
      ok: true,
      value: {
        day: '2026-11-21',
        time: null,
        phone: '+919876543210',
        email: null,
        coordinator: null,
        people: 1,
      },
    });
  });

  it.each([
    ['an e-mail address for a phone', { contact: 'mira@example.com' }, 'contact: phone-indian'],
    ['nobody', { people: '0' }, 'people: people-invalid'],
    ['21 people', { people: '21' }, 'people: people-invalid'],
    ['half a person', { people: '1.5' }, 'people: people-invalid'],
    ['a wrong e-mail address', { email: 'mira' }, 'email: email-invalid'],
    ['markup for a coordinator', { coordinator: '<b>Prabhu</b>' }, 'coordinator: text-markup'],
    ['yesterday', { visitDate: '2026-11-19' }, 'visitDate: date-outside'],
  ])('refuses %s', (_, change, problem) => {
    expect(problemOf('inperson', { ...inperson, ...change })).toBe(problem);
  });

  it('refuses today once the temple has closed for the night', () => {
    const late = { ...rules, now: new Date('2026-11-20T16:00:00Z') };
    const outcome = readSevaInput('inperson', { ...inperson, visitDate: '2026-11-20' }, late);
    expect(outcome).toMatchObject({ problems: [{ field: 'visitDate', code: 'temple-closed' }] });
  });
});

it('offers the open hours of a day that are still to come', () => {
  expect(hoursToCome('2026-11-20', now, templeSittings)).toEqual(
    ['11', '12', '16', '17', '18', '19', '20', '21'].map((hour) => `${hour}:00`),
  );
  expect(hoursToCome('2026-11-21', now, templeSittings)).toHaveLength(14);
});

it('can be booked from today to the 90th day, as days in Ghaziabad', () => {
  expect(sevaWindow(new Date('2026-11-20T18:30:00Z'))).toEqual({ from: '2026-11-21', to: '2027-02-19' });
});
