import { type Paise, rupees, zeroPaise } from '#core/money/paise.ts';
import { type BillFacts, makeBill, type Sale, type SoldLine } from '#core/orders/bill.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import type { Nights } from './nights.ts';
import type { NightLine, PricedNight, StayPrice } from './price-stay.ts';
import { type StayTerms, termsOn } from './stay-terms.ts';

/** Services Accounting Codes: rooms in a guest house, and food that it serves. */
const codes = { room: '996311', meals: '996332' } as const;

/** From this value on a bill names the address of a buyer who is not registered (rule I14). */
const addressFrom = rupees(50_000);

export type BilledStay = Pick<Sale, 'billedOn' | 'seller' | 'payment'> & {
  stay: NonNullable<BillFacts['stay']>;
  guest: { name: string; address: string | null };
  kindTitle: string;
  price: StayPrice;
};

/**
 * The bill of a stay over the price of its nights, taxes inside, whatever of it is paid. A room is
 * used where it stands: the state of the tax is the seller's (rule I10). `terms` are asked only for
 * nights that were priced before they kept their lines.
 */
export function makeStayBill(
  { guest, kindTitle, price, ...sale }: BilledStay,
  terms: readonly StayTerms[],
): BillFacts {
  const address = price.total >= addressFrom ? guest.address : null;
  return makeBill({
    ...sale,
    buyer: { name: guest.name, address, gstin: null },
    supplyState: sale.seller.state,
    delivery: zeroPaise,
    lines: soldLines(price, kindTitle, terms),
  });
}

/** All nights that were booked: who leaves early pays them too. */
export function nightsBilled({ nights }: StayPrice): Nights {
  const [first, last] = [nights[0], nights.at(-1)];
  if (!first || !last) throw new RangeError('a stay has at least one night');
  return { arrival: first.night, departure: dayAfter(last.night, 1) };
}

/** Nights of the same price and rate are one line; rooms before meals. */
function soldLines(price: StayPrice, kindTitle: string, terms: readonly StayTerms[]): SoldLine[] {
  const groups = new Map<string, NightLine>();
  for (const line of price.nights.flatMap((night) => night.lines ?? olderLines(night, terms))) {
    const key = `${line.sold} ${line.unit} ${line.rateBp}`;
    const before = groups.get(key)?.quantity ?? 0;
    groups.set(key, { ...line, quantity: before + line.quantity });
  }
  const lines = [...groups.values()].toSorted(
    (one, other) => Number(one.sold === 'meals') - Number(other.sold === 'meals'),
  );
  return lines.map(({ sold, unit, quantity, rateBp }, position) => ({
    ...{ position, quantity, unit, rateBp, hsn: codes[sold] },
    title: sold === 'room' ? kindTitle : 'Meals',
    options: sold === 'meals' ? 'a person and day' : unit > 0 ? 'a room and night' : freeRoom,
  }));
}

/** As printed: the line has no sum. */
const freeRoom = "a room and night, free by the guest's membership";

/** Their rooms as one, at the rate of the dearest; their meals at the rate of the terms. */
function olderLines({ night, rooms, rateBp, meals }: PricedNight, terms: readonly StayTerms[]): NightLine[] {
  const line = (sold: NightLine['sold'], unit: Paise, rate: number) => ({
    ...{ sold, unit, quantity: 1, rateBp: rate },
  });
  return [
    line('room', rooms, rateBp),
    ...(meals > 0 ? [line('meals', meals, termsOn(terms, night).mealRateBp)] : []),
  ];
}
