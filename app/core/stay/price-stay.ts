import { addPaise, maxPaise, type Paise, paise, timesPaise, zeroPaise } from '#core/money/paise.ts';
import { splitTax } from '#core/orders/tax.ts';
import { type Nights, nightsOf } from './nights.ts';
import { type PricedKind, rateOn, roomPrice, type StayRate } from './stay-rate.ts';
import { gstRate, type StayTerms, termsOn } from './stay-terms.ts';

/** Who comes, to how many rooms of one kind. */
export type Party = {
  adults: number;
  children: number;
  rooms: number;
  meals: boolean;
  member: boolean;
  /** Nights of rooms that a membership gives, from the first on; extra beds and meals are paid. */
  freeNights?: number;
};

/** One night of all rooms together; taxes are inside the prices. */
export type PricedNight = {
  night: string;
  rooms: Paise;
  /** Of the room prices, in hundredths of a percent; of the dearer rooms where they differ. */
  rateBp: number;
  meals: Paise;
  tax: Paise;
  /** What makes this price, as a bill lists it; nights of the first release have none. */
  lines?: NightLine[];
};

/** So many rooms, or meals of so many people, at one price and rate. */
export type NightLine = { sold: 'room' | 'meals'; unit: Paise; quantity: number; rateBp: number };

export type StayPrice = {
  nights: PricedNight[];
  extraBeds: number;
  rooms: Paise;
  meals: Paise;
  /** Of the total, the part that is GST. */
  tax: Paise;
  total: Paise;
  /** What may be paid first; null: only everything. */
  deposit: Paise | null;
};

export type PriceRules = { rates: readonly StayRate[]; terms: readonly StayTerms[]; today: string };

/** The gateway takes nothing below one rupee. */
const leastPaid = paise(100);

/**
 * The true price of a stay for all its nights, or why there is none: 'stay-minimum' (more nights
 * are asked for on these days), 'stay-too-small' (so many people do not fit). `needed` is the
 * number of nights or rooms that would do. `had`: nights that the stay has before these, which
 * count for the minimum too.
 */
export function priceStay(
  kind: PricedKind,
  nights: Nights,
  party: Party,
  { rates, terms, today }: PriceRules,
  had = 0,
): { ok: true; value: StayPrice } | { ok: false; code: 'stay-minimum' | 'stay-too-small'; needed: number } {
  const days = nightsOf(nights);
  if (days.length === 0) throw new RangeError('a stay has at least one night');
  const ofNights = days.map((night) => ({ night, rate: rateOn(kind, rates, night) }));
  const minimum = Math.max(...ofNights.map(({ rate }) => rate.minNights));
  if (had + days.length < minimum) return { ok: false, code: 'stay-minimum', needed: minimum };
  const people = party.adults + party.children;
  const extraBeds = Math.max(0, people - party.rooms * kind.sleeps);
  const mostExtra = Math.min(...ofNights.map(({ rate }) => rate.extraBeds));
  if (extraBeds > mostExtra * party.rooms)
    return { ok: false, code: 'stay-too-small', needed: Math.ceil(people / (kind.sleeps + mostExtra)) };
  let free = party.freeNights ?? 0;
  const priced = ofNights.map(({ night, rate }): PricedNight => {
    const inForce = termsOn(terms, night);
    const ofRoom = roomPrice(rate, { single: people === party.rooms, member: party.member });
    const prices = bedsOf(extraBeds, party.rooms).map((beds) => {
      const isFree = free > 0;
      if (isFree) free -= 1;
      return addPaise([isFree ? zeroPaise : ofRoom, timesPaise(rate.extraBed, beds)]);
    });
    const meals = party.meals && inForce.meal !== null ? timesPaise(inForce.meal, people) : zeroPaise;
    const taxes = prices.map((price) => taxIn(price, gstRate(inForce, price)));
    const lines = [...new Set(prices)].map((price): NightLine => {
      const quantity = prices.filter((one) => one === price).length;
      return { sold: 'room', unit: price, quantity, rateBp: gstRate(inForce, price) };
    });
    if (meals > 0 && inForce.meal !== null)
      lines.push({ sold: 'meals', unit: inForce.meal, quantity: people, rateBp: inForce.mealRateBp });
    return {
      night,
      rooms: addPaise(prices),
      rateBp: gstRate(inForce, prices.reduce(maxPaise)),
      meals,
      tax: addPaise([...taxes, taxIn(meals, inForce.mealRateBp)]),
      lines,
    };
  });
  const sum = (part: 'rooms' | 'meals' | 'tax') => addPaise(priced.map((night) => night[part]));
  const total = addPaise([sum('rooms'), sum('meals')]);
  return {
    ok: true,
    value: {
      ...{ nights: priced, extraBeds, rooms: sum('rooms'), meals: sum('meals'), tax: sum('tax'), total },
      deposit: depositOf(total, termsOn(terms, today).depositPercent),
    },
  };
}

/**
 * The price of a stay that goes on: what its nights cost stands, and the added ones cost what they
 * do now.
 */
export function addNights(price: StayPrice, added: StayPrice): StayPrice {
  const sum = (part: 'rooms' | 'meals' | 'tax' | 'total') => addPaise([price[part], added[part]]);
  return {
    nights: [...price.nights, ...added.nights],
    extraBeds: Math.max(price.extraBeds, added.extraBeds),
    ...{ rooms: sum('rooms'), meals: sum('meals'), tax: sum('tax'), total: sum('total') },
    deposit: price.deposit,
  };
}

/** Extra beds spread over the rooms: [1, 1, 0] for two in three. */
function bedsOf(extraBeds: number, rooms: number): number[] {
  return Array.from({ length: rooms }, (_, at) => Math.ceil((extraBeds - at) / rooms));
}

/**
 * A room is used where it stands, so the tax is always that of the temple's own state (rule I10).
 */
function taxIn(price: Paise, rateBp: number): Paise {
  return paise(price - splitTax(price, rateBp, true).taxable);
}

/** Whole rupees, rounded up; null where it would be everything, or too little to be paid online. */
function depositOf(total: Paise, percent: number | null): Paise | null {
  if (percent === null) return null;
  const part = paise(Math.ceil((total * percent) / 10_000) * 100);
  return part >= total || part < leastPaid ? null : part;
}
