import { type Paise, zeroPaise } from '#core/money/paise.ts';
import type { PassKind } from './pass-kind.ts';

export type PassQuestion = { id: string; label: string; required: boolean };

/** What an event gives passes for, as it can be had now. */
export type PassProduct = {
  id: string;
  title: string;
  kind: PassKind;
  price: Paise;
  early: { price: Paise; until: Date } | null;
  /** Who comes in with one pass. */
  people: number;
  familyLimit: number;
  leastAge: number | null;
  mostAge: number | null;
  questions: readonly PassQuestion[];
  /** Until then only members. */
  membersUntil: Date | null;
  needsApproval: boolean;
  /** Members may take it with a free pass of their year. */
  membersFree: boolean;
  onSale: boolean;
  /** Passes that nobody has or holds; and how many there are in all. */
  left: number;
  quota: number;
};

/** A time of an event, and the gate of it. */
export type PassSlot = {
  id: string;
  startsAt: Date;
  endsAt: Date;
  gate: string | null;
  gateNumber: number | null;
  /** People who still find a place; and how many do in all. */
  left: number;
  capacity: number;
};

/** In paise, at this moment: the early price until its end. */
export function priceNow({ price, early }: Pick<PassProduct, 'price' | 'early'>, now: Date): Paise {
  return early && now < early.until ? early.price : price;
}

/** Why nobody, or not this visitor, gets a pass of it now; null: it is offered. */
export function notOffered(
  { onSale, membersUntil }: Pick<PassProduct, 'onSale' | 'membersUntil'>,
  { now, member }: { now: Date; member: boolean },
): 'passes-not-on-sale' | 'passes-members-first' | null {
  if (!onSale) return 'passes-not-on-sale';
  return membersUntil !== null && now < membersUntil && !member ? 'passes-members-first' : null;
}

/** Whether the pass costs nothing at any time. */
export function isFree({ price }: Pick<PassProduct, 'price'>): boolean {
  return price === zeroPaise;
}

/** `free`: some passes cost nothing; `from`: the least price of those that cost something. */
export type PassPrices = { free: boolean; from: Paise | null };

/** What the passes that are on sale cost at this moment. */
export function passPrices(
  products: readonly Pick<PassProduct, 'price' | 'early' | 'onSale'>[],
  now: Date,
): PassPrices {
  const onSale = products.filter((product) => product.onSale);
  const prices = onSale.filter((product) => !isFree(product)).map((product) => priceNow(product, now));
  return { free: prices.length < onSale.length, from: prices.sort((one, other) => one - other)[0] ?? null };
}

export type Fullness = 'free' | 'nearly' | 'full';

/** At most this share of the places is left: nearly full. Our assumption. */
const nearlyFull = 0.2;

/** How full an event is, in a word: what of its passes and of its times to come is left. */
export function howFull(
  products: readonly Pick<PassProduct, 'onSale' | 'left' | 'quota'>[],
  slots: readonly Pick<PassSlot, 'endsAt' | 'left' | 'capacity'>[],
  now: Date,
): Fullness {
  const passes = shareLeft(
    products.filter(({ onSale }) => onSale).map(({ left, quota }) => ({ left, of: quota })),
  );
  const coming = slots.filter(({ endsAt }) => endsAt > now);
  const people =
    slots.length === 0 ? 1 : shareLeft(coming.map(({ left, capacity }) => ({ left, of: capacity })));
  const least = Math.min(passes, people);
  if (least === 0) return 'full';
  return least <= nearlyFull ? 'nearly' : 'free';
}

/** 0 to 1; 0 where there is nothing. */
function shareLeft(counts: readonly { left: number; of: number }[]): number {
  const all = counts.reduce((sum, { of }) => sum + of, 0);
  return all === 0 ? 0 : counts.reduce((sum, { left }) => sum + left, 0) / all;
}
