import type { Paise } from '#core/money/paise.ts';
import { zeroPaise } from '#core/money/paise.ts';
import { type BillFacts, makeBill, type Sale } from '#core/orders/bill.ts';
import type { SeatUnit } from './seat-stage.ts';

/** What the settings say of bills: 'none' writes none, else hundredths of a percent. */
type SeatBillSettings = { classes: string; tours: string };

/** Services Accounting Codes: tuition outside schools, tours. To be confirmed (rule I11). */
const codes = { class: '999293', departure: '998555' } as const;

/** The rate at which seats of a kind are billed, in hundredths of a percent; null: no bill. */
export function seatBillRate(settings: SeatBillSettings, kind: SeatUnit['kind']): number | null {
  const rate = kind === 'class' ? settings.classes : settings.tours;
  return /^\d{1,4}$/.test(rate) ? Number(rate) : null;
}

type Billed = Pick<Sale, 'billedOn' | 'seller' | 'payment'> & {
  seat: NonNullable<BillFacts['seat']>;
  unit: SeatUnit;
  title: string;
  seats: number;
  buyer: string;
  /** What was paid, tax inside, and the whole price. */
  amount: Paise;
  price: Paise;
  rateBp: number;
};

/**
 * The bill over one payment for seats: all of the price, or a part of it. The temple's own state is
 * the place of supply, as for stays (rule I10).
 */
export function makeSeatBill(sold: Billed): BillFacts {
  const { unit, title, seats, buyer, amount, price, rateBp, ...sale } = sold;
  const count = seats === 1 ? '1 seat' : `${seats} seats`;
  const options = amount < price ? `${count}, a part of the price` : count;
  return makeBill({
    ...sale,
    buyer: { name: buyer, address: null, gstin: null },
    supplyState: sale.seller.state,
    delivery: zeroPaise,
    lines: [{ position: 0, title, options, hsn: codes[unit.kind], quantity: 1, unit: amount, rateBp }],
  });
}
