import { addPaise, type Paise, paise } from '#core/money/paise.ts';
import type { PaymentMode } from '#core/payments/payment.ts';
import type { Nights } from '#core/stay/nights.ts';
import { addSplits, shareOut, splitTax, subtractSplit, type TaxSplit } from './tax.ts';

export const billKinds = ['tax-invoice', 'bill-of-supply', 'combined', 'credit-note'] as const;
export type BillKind = (typeof billKinds)[number];

/** The seller. Without a GSTIN nothing is taxed and every document is a bill of supply. */
export type Seller = { name: string; address: string; state: string; gstin: string | null };
export type Buyer = { name: string; address: string | null; gstin: string | null };

export type BillLine = TaxSplit & {
  /**
   * The line of the order; a bill leaves out what was cancelled before it. Older bills have none,
   * and list every line in the order's own order.
   */
  position?: number;
  title: string;
  options: string;
  hsn: string;
  quantity: number;
  unit: Paise;
  /** What everybody pays for one, where `unit` is a member's price. */
  list?: Paise;
  /** Price times quantity, and this line's share of the delivery charge; the tax is in both. */
  goods: Paise;
  delivery: Paise;
  rateBp: number;
};

/** Everything on a bill, frozen when it is issued; `number` is a column beside it. */
export type BillFacts = {
  kind: BillKind;
  /** Calendar day in Asia/Kolkata of the payment, of a stay's departure, or of the refund. */
  billedOn: string;
  /** Of an order of the shop. */
  order?: { id: string; number: number };
  /** Of a stay in the guest house. */
  stay?: Nights & { id: string; number: number };
  /** Of seats of a class or tour, from this day. */
  seat?: { id: string; number: number; day: string };
  seller: Seller;
  buyer: Buyer;
  /** The state whose tax it is. */
  supplyState: string;
  lines: BillLine[];
  goods: Paise;
  delivery: Paise;
  total: Paise;
  tax: TaxSplit;
  payment: { mode: PaymentMode; reference: string };
  /** Of a credit note: the bill it corrects. */
  of: { number: string; billedOn: string } | null;
};

export type SoldLine = Pick<
  BillLine,
  'position' | 'title' | 'options' | 'hsn' | 'quantity' | 'unit' | 'list' | 'rateBp'
>;

export type Sale = Pick<
  BillFacts,
  'billedOn' | 'order' | 'stay' | 'seat' | 'seller' | 'buyer' | 'supplyState' | 'payment'
> & {
  lines: readonly SoldLine[];
  delivery: Paise;
};

/** What a bill can be of. */
type BilledKind = 'order' | 'stay' | 'seat';

/** What a bill is of. */
export function billedPurchase({ order, stay, seat }: Pick<BillFacts, 'order' | 'stay' | 'seat'>) {
  const purchase = stay ?? seat ?? order;
  if (!purchase) throw new Error('a bill of nothing');
  const kind: BilledKind = stay ? 'stay' : seat ? 'seat' : 'order';
  return { kind, id: purchase.id, number: purchase.number };
}

/** The bill of a sale: its kind follows from its lines. */
export function makeBill({ lines, delivery, ...sale }: Sale): BillFacts {
  const { seller, supplyState } = sale;
  const inside = seller.state === supplyState;
  const goods = lines.map(({ unit, quantity }) => paise(unit * quantity));
  const shares = shareOut(delivery, goods);
  const billed = lines.map((line, at): BillLine => {
    const rateBp = seller.gstin === null ? 0 : line.rateBp;
    const parts = { goods: goods[at] as Paise, delivery: shares[at] as Paise };
    const split = splitTax(paise(parts.goods + parts.delivery), rateBp, inside);
    return { ...line, rateBp, ...parts, ...split };
  });
  return { ...sale, kind: kindOf(billed), ...summed(billed), of: null };
}

/** A bill or a credit note as its buyer and the office see it listed. */
export type ShownBill = { id: string; kind: BillKind; number: string; total: Paise };

/** A quantity of a line, by its place in the order. */
export type TakenBack = { position: number; quantity: number };

/**
 * What credit notes took of a line beyond (or below) the price of its pieces: its delivery, and
 * amounts without goods.
 */
export type SumTakenBack = { position: number; amount: number };

/**
 * A credit note for what is not supplied (`now`), or for an amount without goods, after earlier
 * ones (`before`: how many of each line they took back; `sums`: the amounts without goods on each
 * line). `amount`: what was really refunded, where it is not just the price of the goods; it is
 * allocated first to those goods, then to all lines in proportion to what is left of them. A note
 * never takes more of a line than is left. Its taxes are the difference between the bill before and
 * after it, so that all notes together take back exactly what was billed. The delivery is refunded
 * with the last of the goods.
 */
export function makeCreditNote(
  bill: BillFacts & { number: string },
  before: readonly TakenBack[],
  now: readonly TakenBack[],
  note: Pick<BillFacts, 'billedOn' | 'payment'>,
  { sums = [], amount = null }: { sums?: readonly SumTakenBack[]; amount?: Paise | null } = {},
): BillFacts {
  const inside = bill.seller.state === bill.supplyState;
  const whole = isWhole(bill, [...before, ...now]);
  const left = bill.lines.map((line, at) => {
    const position = placeOf(line, at);
    const laid = sums.reduce((sum, one) => sum + (one.position === position ? one.amount : 0), 0);
    return Math.max(0, line.goods + line.delivery - line.unit * backOf(before, position) - laid);
  });
  const wanted = bill.lines.map((line, at) => {
    const goods = line.unit * backOf(now, placeOf(line, at));
    return Math.min(goods + (whole ? line.delivery : 0), left[at] as number);
  });
  const taken = layOut(amount, wanted, left);
  const lines = bill.lines.flatMap((line, at): BillLine[] => {
    const [rest, take] = [left[at] as number, taken[at] as number];
    if (take === 0) return [];
    const delivery = whole ? Math.min(line.delivery, take) : 0;
    const tax = subtractSplit(
      splitTax(paise(rest), line.rateBp, inside),
      splitTax(paise(rest - take), line.rateBp, inside),
    );
    const position = placeOf(line, at);
    const quantity = backOf(now, position);
    return [
      { ...line, position, quantity, goods: paise(take - delivery), delivery: paise(delivery), ...tax },
    ];
  });
  return {
    ...bill,
    ...note,
    kind: 'credit-note',
    ...summed(lines),
    of: { number: bill.number, billedOn: bill.billedOn },
  };
}

/**
 * Allocates an amount to the lines: first as wanted, the rest in proportion to what is left. null:
 * as wanted.
 */
function layOut(amount: Paise | null, wanted: readonly number[], left: readonly number[]): readonly number[] {
  const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
  if (amount === null || amount === sum(wanted)) return wanted;
  if (amount < sum(wanted)) return shareOut(amount, wanted);
  const room = left.map((most, at) => most - (wanted[at] as number));
  const over = Math.min(amount - sum(wanted), sum(room));
  if (over === 0) return wanted;
  const shares = shareOut(paise(over), room);
  return wanted.map((part, at) => part + (shares[at] as number));
}

type Charged = { lines: readonly { position?: number; unit: Paise; quantity: number }[]; delivery: Paise };

/** What is refunded for these lines; the delivery charge with the last of the goods. */
export function creditOf(bill: Charged, before: readonly TakenBack[], now: readonly TakenBack[]): Paise {
  const goods = bill.lines.map((line, at) => paise(line.unit * backOf(now, placeOf(line, at))));
  return addPaise([...goods, isWhole(bill, [...before, ...now]) ? bill.delivery : paise(0)]);
}

function isWhole({ lines }: Pick<Charged, 'lines'>, taken: readonly TakenBack[]): boolean {
  return lines.every((line, at) => backOf(taken, placeOf(line, at)) >= line.quantity);
}

/** The place of a line in its order. */
export function placeOf({ position }: { position?: number }, at: number): number {
  return position ?? at;
}

function backOf(taken: readonly TakenBack[], position: number): number {
  return taken.reduce((sum, one) => sum + (one.position === position ? one.quantity : 0), 0);
}

function summed(lines: BillLine[]): Pick<BillFacts, 'lines' | 'goods' | 'delivery' | 'total' | 'tax'> {
  const goods = addPaise(lines.map((line) => line.goods));
  const delivery = addPaise(lines.map((line) => line.delivery));
  return { lines, goods, delivery, total: addPaise([goods, delivery]), tax: addSplits(lines) };
}

function kindOf(lines: readonly BillLine[]): BillKind {
  const taxed = lines.filter(({ rateBp }) => rateBp > 0).length;
  if (taxed === 0) return 'bill-of-supply';
  return taxed === lines.length ? 'tax-invoice' : 'combined';
}

/**
 * The letter that a kind's series begins with; the shop's series letter follows: 'A', after a
 * restore the next.
 */
const letters: Record<BillKind, string> = {
  'tax-invoice': 'T',
  'bill-of-supply': 'S',
  combined: 'M',
  'credit-note': 'C',
};

/** What the series of services begin with. */
const series: Record<BilledKind, string> = { order: '', stay: 'H', seat: 'Y' };

/**
 * The prefix of the number: 'TA/26-27/', of the guest house 'HTA/26-27/', of seats 'YTA/26-27/'.
 * With six digits that is 15 or all 16 characters that a number may have (rule I9).
 */
export function billPrefix(kind: BillKind, mark: string, of: BilledKind = 'order'): string {
  return `${series[of]}${letters[kind]}${mark}`;
}
