import { addPaise, type Paise, paise } from '#core/money/paise.ts';
import type { PaymentMode } from '#core/payments/payment.ts';
import { addSplits, shareOut, splitTax, subtractSplit, type TaxSplit } from './tax.ts';

export const billKinds = ['tax-invoice', 'bill-of-supply', 'combined', 'credit-note'] as const;
export type BillKind = (typeof billKinds)[number];

/** Who sells. Without a GSTIN nothing is taxed and every paper is a bill of supply. */
export type Seller = { name: string; address: string; state: string; gstin: string | null };
export type Buyer = { name: string; address: string | null; gstin: string | null };

export type BillLine = TaxSplit & {
  /**
   * The line of the order; a bill leaves out what was cancelled before it. Bills of before have none, and every line in
   * the order's own order.
   */
  position?: number;
  title: string;
  options: string;
  hsn: string;
  quantity: number;
  unit: Paise;
  /** Price times quantity, and this line's share of the delivery charge; the tax is in both. */
  goods: Paise;
  delivery: Paise;
  rateBp: number;
};

/** Everything a bill says, frozen when it is issued; `number` stands in a column beside it. */
export type BillFacts = {
  kind: BillKind;
  /** Calendar day in Asia/Kolkata of the payment, or of the refund. */
  billedOn: string;
  order: { id: string; number: number };
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
  /** Of a credit note: the bill it takes back from. */
  of: { number: string; billedOn: string } | null;
};

export type SoldLine = Pick<
  BillLine,
  'position' | 'title' | 'options' | 'hsn' | 'quantity' | 'unit' | 'rateBp'
>;

export type Sale = Pick<BillFacts, 'billedOn' | 'order' | 'seller' | 'buyer' | 'supplyState' | 'payment'> & {
  lines: readonly SoldLine[];
  delivery: Paise;
};

/** The bill of a sale: which kind it is follows from its lines. */
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

/** So many of a line, by its place in the order. */
export type TakenBack = { position: number; quantity: number };

/**
 * A credit note over what is not supplied, after earlier ones (`before`: how many of each line they took back). Its
 * taxes are the difference between the bill before and after, so that all notes together take back exactly what was
 * billed. The delivery goes back with the last of the goods.
 */
export function makeCreditNote(
  bill: BillFacts & { number: string },
  before: readonly TakenBack[],
  now: readonly TakenBack[],
  note: Pick<BillFacts, 'billedOn' | 'payment'>,
): BillFacts {
  const inside = bill.seller.state === bill.supplyState;
  const after = [...before, ...now];
  const whole = isWhole(bill, after);
  const lines = bill.lines.flatMap((line, at): BillLine[] => {
    const position = placeOf(line, at);
    const quantity = backOf(now, position);
    const delivery = whole ? line.delivery : paise(0);
    if (quantity === 0 && delivery === 0) return [];
    const left = paise(line.goods - line.unit * backOf(before, position));
    const goods = paise(line.unit * quantity);
    const stays = paise(left - goods + line.delivery - delivery);
    const tax = subtractSplit(
      splitTax(paise(left + line.delivery), line.rateBp, inside),
      splitTax(stays, line.rateBp, inside),
    );
    return [{ ...line, quantity, goods, delivery, ...tax }];
  });
  return {
    ...bill,
    ...note,
    kind: 'credit-note',
    ...summed(lines),
    of: { number: bill.number, billedOn: bill.billedOn },
  };
}

type Charged = { lines: readonly { position?: number; unit: Paise; quantity: number }[]; delivery: Paise };

/** What goes back for these lines; the delivery charge with the last of the goods. */
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

/** The letter that a kind's series begins with; a mark of the house follows, 'A' and after a restore the next. */
const letters: Record<BillKind, string> = {
  'tax-invoice': 'T',
  'bill-of-supply': 'S',
  combined: 'M',
  'credit-note': 'C',
};

/** What stands before the digits: 'TA/26-27/'. With six digits that is 15 of the 16 characters of GST rule 46. */
export function billPrefix(kind: BillKind, mark: string): string {
  return `${letters[kind]}${mark}`;
}
