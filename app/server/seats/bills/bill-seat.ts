import { overlaySettings } from '#core/content/temple-settings.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { PaymentMode } from '#core/payments/payment.ts';
import { makeSeatBill, seatBillRate } from '#core/seats/seat-bill.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { issueBill } from '#server/bills/issue-bill.ts';
import { readShopRules } from '#server/bills/read-shop-rules.ts';
import type { Db, Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { SeatRow } from '../record/locked-seat.ts';
import { unitOf } from '../record/seat-unit.ts';

type Paid = {
  amount: Paise;
  mode: PaymentMode;
  /** As printed under 'Paid by'. */
  reference: string;
  at: Date;
} & ({ paymentId: string; deskPaymentId?: undefined } | { paymentId: null; deskPaymentId: string });

/**
 * The bill over one payment for a locked booking, where the settings have a rate for its kind;
 * nothing else. Its series is locked last.
 */
export async function billSeat(
  trx: Transaction,
  services: Services,
  row: SeatRow,
  paid: Paid,
): Promise<void> {
  const unit = unitOf(row);
  const rateBp = seatBillRate(await readSeatBills(trx), unit.kind);
  if (rateBp === null) return;
  const { seller, billMark: mark } = await readShopRules(trx);
  const { amount, mode, reference, at, paymentId, deskPaymentId } = paid;
  const facts = makeSeatBill({
    ...{ billedOn: templeDay(at), seller, payment: { mode, reference } },
    seat: { id: row.id, number: Number(row.number), day: row.day },
    ...{ unit, title: row.title, seats: row.seats, buyer: row.buyer_name },
    ...{ amount, price: paise(row.price_paise), rateBp },
  });
  const of = { ofBillId: null, refundId: null };
  await issueBill(trx, services, { facts, mark, paymentId, ...of, ...(deskPaymentId && { deskPaymentId }) });
}

/** Through the caller's own connection, as readShopRules. */
async function readSeatBills(db: Db) {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', '=', 'seatBills')
    .execute();
  return overlaySettings(rows).settings.seatBills;
}
