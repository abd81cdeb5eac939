import { type Paise, rupees, zeroPaise } from '#core/money/paise.ts';
import { type BillFacts, makeBill, type Sale, type SoldLine } from '#core/orders/bill.ts';
import { shareOut } from '#core/orders/tax.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import type { Nights } from './nights.ts';
import type { NightLine, PricedNight, StayPrice } from './price-stay.ts';
import type { BilledCompany } from './read-company.ts';
import { type StayTerms, termsOn } from './stay-terms.ts';

/** Services Accounting Codes: rooms in a guest house, and food that it serves. */
const codes = { room: '996311', meals: '996332' } as const;

/** From this value on a bill names the address of a buyer who is not registered (rule I14). */
const addressFrom = rupees(50_000);

export type BilledStay = Pick<Sale, 'billedOn' | 'seller' | 'payment'> & {
  stay: NonNullable<BillFacts['stay']>;
  guest: { name: string; address: string | null; company: BilledCompany | null };
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
  const lines = soldLines(price, kindTitle, terms);
  return makeBill({ ...sale, ...whoAndWhere(guest, sale.seller.state, price.total), lines });
}

/**
 * The bill of a stay to which nobody came, over what stays with the temple, in paise. What a guest
 * forfeits is taxed as the service that was kept for them (rule I16), so each line of the price has
 * its share of the sum.
 */
export function makeNoShowBill(
  { guest, kindTitle, price, ...sale }: BilledStay,
  terms: readonly StayTerms[],
  retained: Paise,
): BillFacts {
  const booked = soldLines(price, kindTitle, terms);
  const shares = shareOut(
    retained,
    booked.map(({ unit, quantity }) => unit * quantity),
  );
  const lines = booked
    .map((line, at) => ({ ...line, unit: shares[at] ?? zeroPaise, quantity: 1, options: 'nobody came' }))
    .filter(({ unit }) => unit > 0);
  return makeBill({ ...sale, ...whoAndWhere(guest, sale.seller.state, retained), lines });
}

/** A company's bill names its address always, a guest's from a sum on. */
function whoAndWhere({ name, address, company }: BilledStay['guest'], state: string, total: Paise) {
  const shown = company || total >= addressFrom ? address : null;
  const buyer = { name: company?.name ?? name, address: shown, gstin: company?.gstin ?? null };
  return { buyer, supplyState: state, delivery: zeroPaise };
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
