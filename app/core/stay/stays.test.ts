import { describe, expect, it } from 'vitest';
import { paise, rupees, zeroPaise } from '#core/money/paise.ts';
import { returnedPercent, shareOf } from './cancellation.ts';
import { countNights, nightsOf, overlap, weekdayOf } from './nights.ts';
import { offerKinds } from './offer-kinds.ts';
import { type Party, priceStay } from './price-stay.ts';
import { rateOn, type StayRate } from './stay-rate.ts';
import { firstTerms, gstRate, type StayTerms, termsOn } from './stay-terms.ts';

const room = { id: 'room', sleeps: 2, night: rupees(800) };
const bed = { id: 'bed', sleeps: 1, night: rupees(300) };
const everyDay = [1, 2, 3, 4, 5, 6, 7];

const rate = (instead: Partial<StayRate>): StayRate => ({
  ...{ id: 'rate', kindId: 'room', from: '2026-12-01', to: '2026-12-31', weekdays: everyDay },
  ...{ night: rupees(1_000), single: null, member: null, extraBeds: 0, extraBed: zeroPaise, minNights: 1 },
  ...instead,
});
const couple: Party = { adults: 2, children: 0, rooms: 1, meals: false, member: false };
const twoNights = { arrival: '2026-12-04', departure: '2026-12-06' };

const priceOf = (
  { rates = [], terms = [] }: { rates?: StayRate[]; terms?: StayTerms[] },
  party: Partial<Party> = {},
  nights = twoNights,
) => priceStay(room, nights, { ...couple, ...party }, { rates, terms, today: '2026-11-25' });

describe('nights', () => {
  it.each([
    ['2026-12-01', '2026-12-03', ['2026-12-01', '2026-12-02']],
    ['2026-02-28', '2026-03-01', ['2026-02-28']],
    ['2026-12-31', '2027-01-01', ['2026-12-31']],
    ['2026-12-03', '2026-12-03', []],
    ['2026-12-03', '2026-12-01', []],
  ])('from %s to %s are %j', (arrival, departure, expected) => {
    expect(nightsOf({ arrival, departure })).toEqual(expected);
  });

  it.each([
    ['2026-12-03', '2026-12-05', false],
    ['2026-12-02', '2026-12-04', true],
    ['2026-11-28', '2026-12-01', false],
    ['2026-11-28', '2026-12-09', true],
  ])('1 to 3 December and %s to %s: %j', (arrival, departure, both) => {
    expect(overlap({ arrival: '2026-12-01', departure: '2026-12-03' }, { arrival, departure })).toBe(both);
  });

  it('counts days and weekdays of the calendar', () => {
    expect(countNights({ arrival: '2026-10-20', departure: '2026-11-03' })).toBe(14);
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
  });
});

describe('the rate of a night', () => {
  const season = rate({ id: 'season' });
  const weekend = rate({ id: 'weekend', weekdays: [5, 6], night: rupees(1_200) });
  const festival = rate({ id: 'festival', from: '2026-12-05', to: '2026-12-05', night: rupees(2_000) });
  const newer = rate({ id: 'newer', night: rupees(1_100) });

  it.each([
    ['the kind itself where no rate names the night', [], '2026-12-04', 800],
    ['the season', [season], '2026-12-01', 1_000],
    ['its last night', [season], '2026-12-31', 1_000],
    ['not the night after', [season], '2027-01-01', 800],
    ['the weekend before the season', [season, weekend], '2026-12-04', 1_200],
    ['the season on other days', [weekend, season], '2026-12-03', 1_000],
    ['one day before a season', [season, weekend, festival], '2026-12-05', 2_000],
    ['the newer of two alike', [season, newer], '2026-12-01', 1_100],
    ['not that of another kind', [rate({ kindId: 'bed' })], '2026-12-01', 800],
  ])('is %s', (_, rates, night, expected) => {
    expect(rateOn(room, rates, night).night).toBe(rupees(expected));
  });
});

describe('the price of a stay', () => {
  it.each<[string, Parameters<typeof priceOf>[0], Partial<Party>, number]>([
    ['all its nights', {}, {}, 1_600],
    ['all its rooms', {}, { rooms: 2, adults: 4 }, 3_200],
    [
      'the weekend and the season',
      { rates: [rate({}), rate({ weekdays: [6], night: rupees(1_500) })] },
      {},
      2_500,
    ],
    ['one guest in a room', { rates: [rate({ single: rupees(700) })] }, { adults: 1 }, 1_400],
    ['two guests in two rooms', { rates: [rate({ single: rupees(700) })] }, { rooms: 2 }, 2_800],
    ['a member', { rates: [rate({ member: rupees(600) })] }, { member: true }, 1_200],
    ['no member', { rates: [rate({ member: rupees(600) })] }, {}, 2_000],
    [
      'a member alone, never more than others',
      { rates: [rate({ single: rupees(500), member: rupees(600) })] },
      { adults: 1, member: true },
      1_000,
    ],
    [
      'an extra bed a night',
      { rates: [rate({ extraBeds: 1, extraBed: rupees(250) })] },
      { children: 1 },
      2_500,
    ],
    [
      'meals of everybody a night',
      { terms: [{ ...firstTerms, from: '2026-01-01', meal: rupees(300) }] },
      { children: 1, rooms: 2, meals: true },
      5_000,
    ],
    ['meals that nobody offers', {}, { meals: true }, 1_600],
  ])('is of %s', (_, rules, party, expected) => {
    expect(priceOf(rules, party)).toMatchObject({ ok: true, value: { total: rupees(expected) } });
  });

  it.each<[string, Parameters<typeof priceOf>[0], Partial<Party>, object]>([
    [
      'a minimum of any of its nights',
      { rates: [rate({ from: '2026-12-05', minNights: 3 })] },
      {},
      { code: 'stay-minimum', needed: 3 },
    ],
    ['too many people', {}, { children: 3 }, { code: 'stay-too-small', needed: 3 }],
    [
      'one more than the extra beds',
      { rates: [rate({ extraBeds: 1 })] },
      { children: 2 },
      { code: 'stay-too-small', needed: 2 },
    ],
    [
      'an extra bed that one night does not sell',
      { rates: [rate({ to: '2026-12-04', extraBeds: 1 })] },
      { children: 1 },
      { code: 'stay-too-small', needed: 2 },
    ],
  ])('is refused for %s', (_, rules, party, expected) => {
    expect(priceOf(rules, party)).toMatchObject({ ok: false, ...expected });
  });

  it('takes the tax out of each room-night by its price, and of meals by theirs', () => {
    const rates = [
      rate({ night: rupees(1_050) }),
      rate({ from: '2026-12-05', to: '2026-12-05', night: rupees(1_000) }),
    ];
    const terms = [{ ...firstTerms, from: '2026-01-01', meal: rupees(105) }];
    const priced = priceOf({ rates, terms }, { meals: true });
    expect(priced).toMatchObject({
      value: {
        nights: [
          { rateBp: 500, rooms: rupees(1_050), meals: rupees(210), tax: rupees(60) },
          { rateBp: 0, rooms: rupees(1_000), meals: rupees(210), tax: rupees(10) },
        ],
        tax: rupees(70),
        total: rupees(2_470),
      },
    });
  });

  it.each([
    [null, null],
    [30, rupees(480)],
    [33, rupees(528)],
    [100, null],
    [0, null],
  ])('of %j percent first is %j', (depositPercent, deposit) => {
    const terms = [{ ...firstTerms, from: '2026-01-01', depositPercent }];
    expect(priceOf({ terms })).toMatchObject({ value: { deposit } });
  });
});

describe('terms', () => {
  const later = { ...firstTerms, from: '2026-12-01', checkIn: '14:00' };

  it('begin on their day', () => {
    expect(termsOn([later], '2026-11-30').checkIn).toBe('12:00');
    expect(termsOn([{ ...later, from: '2027-01-01', checkIn: '13:00' }, later], '2026-12-01').checkIn).toBe(
      '14:00',
    );
  });

  it.each([
    [99_999, 0],
    [100_000, 0],
    [100_001, 500],
    [750_000, 500],
    [750_001, 1_800],
  ])('tax a room of %i paise with %i', (price, rateBp) => {
    expect(gstRate(firstTerms, paise(price))).toBe(rateBp);
  });
});

describe('the cancellation ladder', () => {
  const ladder = [
    { days: 15, percent: 100 },
    { days: 7, percent: 50 },
  ];
  it.each([
    ['2026-12-05', 100],
    ['2026-12-06', 50],
    ['2026-12-13', 50],
    ['2026-12-14', 0],
    ['2026-12-21', 0],
  ])('on %s gives back %i percent of a stay from 20 December', (today, percent) => {
    expect(returnedPercent(ladder, today, '2026-12-20')).toBe(percent);
  });

  it('gives nothing back where there is none, and never a fraction', () => {
    expect(returnedPercent([], '2026-01-01', '2026-12-20')).toBe(0);
    expect(shareOf(paise(101), 50)).toBe(50);
  });
});

describe('what is offered', () => {
  const asked = { ...twoNights, adults: 2, children: 0, rooms: 1, meals: false };
  const offers = (free: [string, number][], instead: Partial<typeof asked> = {}, rates: StayRate[] = []) =>
    offerKinds(
      [room, bed],
      new Map(free),
      { ...asked, ...instead },
      { rates, terms: [], today: '2026-11-25' },
    );

  it('is every kind with room for everybody, with the rooms it takes', () => {
    const found = offers([
      ['room', 3],
      ['bed', 2],
    ]);
    expect(found.offers.map(({ kind, rooms, price }) => [kind.id, rooms, price.total])).toEqual([
      ['room', 1, rupees(1_600)],
      ['bed', 2, rupees(1_200)],
    ]);
  });

  it.each<[string, [string, number][], Partial<typeof asked>]>([
    ['nothing is free', [], {}],
    ['one room is free and two are needed', [['room', 1]], { rooms: 2 }],
    ['one bed is free for two', [['bed', 1]], {}],
  ])('is nothing where %s', (_, free, instead) => {
    expect(offers(free, instead).offers).toEqual([]);
  });

  it('is never what minimum nights forbid, and says how many nights would do', () => {
    expect(offers([['room', 3]], {}, [rate({ minNights: 3 })])).toEqual({ offers: [], minimumNights: 3 });
    expect(offers([['room', 0]], {}, [rate({ minNights: 3 })])).toEqual({ offers: [], minimumNights: null });
  });
});
