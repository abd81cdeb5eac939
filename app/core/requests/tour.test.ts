import { describe, expect, it } from 'vitest';
import { readTourInquiry, readTourRegistration, tourFields } from './tour.ts';

const on = { seatsLeft: 4, closed: false, calledOff: false, calledOffWords: '' };
const off = { ...on, closed: true, calledOff: true };
const rules = {
  tours: [
    { id: 'govardhan', title: 'Govardhan Parikrama' },
    { id: 'retreat', title: 'Retreat' },
  ],
  departures: [
    { id: 'dec', tourId: 'govardhan', day: '2026-12-06', ...on },
    { id: 'shut', tourId: 'govardhan', day: '2026-12-13', ...on, closed: true },
    { id: 'off', tourId: 'govardhan', day: '2026-12-14', ...off },
    { id: 'today', tourId: 'retreat', day: '2026-11-20', ...off, calledOffWords: 'The road is closed.' },
    { id: 'gone', tourId: 'vrindavan', day: '2026-12-20', ...on },
  ],
  days: { from: '2026-11-21', to: '2027-11-20' },
};
const empty = Object.fromEntries(tourFields.map((field) => [field, ''])) as Record<
  (typeof tourFields)[number],
  string
>;
const typed = {
  ...empty,
  name: 'श्यामा कुमारी',
  email: 's@example.com',
  phone: '98765 43210',
  destination: 'govardhan',
};
const inquiry = { ...typed, feature: 'stay', people: '1', accommodation: 'deluxe', activity: 'kirtan' };
const registration = {
  ...typed,
  mode: 'group',
  people: '४',
  departureId: 'dec',
  age: '30',
  travellers: 'Mira, 41\nRavi Sharma 12\nआशा, ७\nK. R. Das: 80',
  activity: 'all',
};
const retreat = { ...registration, destination: 'retreat', departureId: '', travelDate: '2026-12-05' };
const problemsOf = (read: ReturnType<typeof readTourInquiry | typeof readTourRegistration>) =>
  read.ok ? [] : read.problems.map(({ field, code }) => `${field} ${code}`);

describe('a tour inquiry', () => {
  it('stores the fields of its feature and no others', () =>
    expect(readTourInquiry(inquiry, rules)).toMatchObject({
      value: {
        subject: 'Govardhan Parikrama: Accommodation & Meals',
        sender: { phone: '+919876543210' },
        details: { feature: 'stay', people: 1, accommodation: 'deluxe', activity: null },
      },
    }));

  it.each([
    ['feature', '', 'feature feature-missing'],
    ['feature', 'constructor', 'feature feature-missing'],
    ['destination', 'nowhere', 'destination choice-invalid'],
    ['people', '0', 'people people-too-few'],
    ['people', '-3', 'people people-too-few'],
    ['people', '', 'people number-outside'],
    ['people', '2.5', 'people number-outside'],
    ['people', '1e9', 'people number-outside'],
    ['people', '201', 'people number-outside'],
    ['accommodation', 'palace', 'accommodation choice-invalid'],
    ['phone', '', 'phone phone-indian'],
    ['preferences', 'x'.repeat(301), 'preferences text-length'],
    ['message', '<img src=x onerror=alert(1)>', 'message text-markup'],
  ])('with %s %j is refused', (field, value, problem) =>
    expect(problemsOf(readTourInquiry({ ...inquiry, [field]: value }, rules))).toEqual([problem]),
  );
});

describe('a tour registration', () => {
  it('of a group has its count, in any digits', () =>
    expect(readTourRegistration(registration, rules)).toMatchObject({
      value: {
        subject: 'Govardhan Parikrama, 6 December 2026: registration for 4 people',
        details: {
          mode: 'group',
          people: 4,
          travelDate: '2026-12-06',
          departureId: 'dec',
          travellers: [{ age: 41 }, { name: 'Ravi Sharma' }, { name: 'आशा', age: 7 }, { name: 'K. R. Das' }],
          activity: 'all',
          accommodation: null,
        },
      },
    }));

  it.each(['single', '', 'anything'])('with mode %j is for one person, whatever count was sent', (mode) =>
    expect(readTourRegistration({ ...registration, mode, people: '-7' }, rules)).toMatchObject({
      value: {
        subject: 'Govardhan Parikrama, 6 December 2026: registration for one person',
        details: { people: 1, travellers: [{ name: 'श्यामा कुमारी', age: 30 }] },
      },
    }),
  );

  it.each([
    ['people', '0', 'people people-too-few'],
    ['people', '3', 'travellers travellers-count'],
    ['departureId', '', 'departureId departure-missing'],
    ['departureId', 'gone', 'departureId departure-other'],
    ['departureId', 'shut', 'departureId departure-closed'],
    ['departureId', 'off', 'departureId departure-off'],
    ['travellers', '', 'travellers travellers-count'],
    ['travellers', 'Mira, 41\nRavi\nAsha, 7\nDas, 80', 'travellers travellers-line'],
    ['travellers', 'Mira, 41\nRavi, 111\nAsha, 7\nDas, 80', 'travellers travellers-line'],
    ['travellers', 'Mira, 41\n<b>, 12\nAsha, 7\nDas, 80', 'travellers travellers-line'],
    ['email', '', 'email email-invalid'],
  ])('with %s %j is refused', (field, value, problem) =>
    expect(problemsOf(readTourRegistration({ ...registration, [field]: value }, rules))).toContain(problem),
  );

  it.each(['', 'x', '111', '-1'])('of one person of age %j is refused', (age) =>
    expect(problemsOf(readTourRegistration({ ...registration, mode: 'single', age }, rules))).toEqual([
      'age number-outside',
    ]),
  );

  it('of a tour without departures is for any day to come', () =>
    expect(readTourRegistration(retreat, rules)).toMatchObject({
      value: { details: { travelDate: '2026-12-05', departureId: null } },
    }));

  it('of a departure that was called off is refused with why, also on its own day', () =>
    expect(readTourRegistration({ ...retreat, departureId: 'today' }, rules)).toMatchObject({
      problems: [{ field: 'departureId', code: 'departure-off-why', values: { why: 'The road is closed.' } }],
    }));

  it.each([
    ['travelDate', '', 'travelDate date-invalid'],
    ['travelDate', '2026-11-20', 'travelDate date-outside'],
    ['travelDate', '2026-02-30', 'travelDate date-invalid'],
    ['travelDate', '2027-11-21', 'travelDate date-outside'],
    ['departureId', 'dec', 'departureId departure-other'],
  ])('of a tour without departures with %s %j is refused', (field, value, problem) =>
    expect(problemsOf(readTourRegistration({ ...retreat, [field]: value }, rules))).toEqual([problem]),
  );
});
