import type { Nights } from './nights.ts';
import { type Party, type PriceRules, priceStay, type StayPrice } from './price-stay.ts';
import type { PricedKind } from './stay-rate.ts';

/** A kind that can be booked as asked: so many rooms of it, at this price. */
export type StayOffer<Kind> = { kind: Kind; rooms: number; left: number; price: StayPrice };

/** minimumNights: kinds with free rooms ask for at least so many nights on these days. */
export type Offers<Kind> = { offers: StayOffer<Kind>[]; minimumNights: number | null };

/**
 * Which kinds are free for these nights and people, with the true total; never one that minimum
 * nights forbid, or that has too few rooms. `free` is how many rooms of a kind are free for all the
 * nights. Where people do not fit into the rooms asked for, more rooms are offered.
 */
export function offerKinds<Kind extends PricedKind>(
  kinds: readonly Kind[],
  free: ReadonlyMap<string, number>,
  stay: Nights & Omit<Party, 'member'> & { member?: boolean },
  rules: PriceRules,
): Offers<Kind> {
  const offers: StayOffer<Kind>[] = [];
  const minimums: number[] = [];
  for (const kind of kinds) {
    const left = free.get(kind.id) ?? 0;
    const priced = priceWithRooms(kind, stay, rules);
    if (!priced.ok) {
      if (priced.code === 'stay-minimum' && left > 0) minimums.push(priced.needed);
      continue;
    }
    if (priced.rooms <= left) offers.push({ kind, left, rooms: priced.rooms, price: priced.value });
  }
  return { offers, minimumNights: minimums.length > 0 ? Math.min(...minimums) : null };
}

function priceWithRooms(
  kind: PricedKind,
  stay: Nights & Omit<Party, 'member'> & { member?: boolean },
  rules: PriceRules,
) {
  const party = { ...stay, member: stay.member ?? false };
  const asked = priceStay(kind, stay, party, rules);
  if (asked.ok || asked.code === 'stay-minimum') return { ...asked, rooms: stay.rooms };
  const rooms = asked.needed;
  return { ...priceStay(kind, stay, { ...party, rooms }, rules), rooms };
}
