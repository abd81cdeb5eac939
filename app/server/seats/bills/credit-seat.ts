import { creditReturned } from '#server/bills/credit-returned.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

/**
 * The credit note for what has gone back of the payment of a locked booking at the gateway,
 * wherever the refund was made. A repeat writes nothing.
 */
export async function creditSeat(trx: Transaction, services: Services, seatId: string): Promise<void> {
  const bill = await billsOfSeat(trx, seatId).where('payment_id', 'is not', null).executeTakeFirst();
  if (!bill?.payment_id) return;
  const { payment_id: reference } = bill;
  const payment = await trx
    .selectFrom('payments')
    .select('refunded_paise')
    .where('id', '=', reference)
    .executeTakeFirstOrThrow();
  const gone = Math.min(bill.total_paise, payment.refunded_paise);
  await creditReturned(trx, services, bill, { gone, reference });
}

/**
 * The credit notes for what the desk handed back of a locked booking in all: of its bills of the
 * desk, the oldest first. `reference`: as printed under 'Paid by'.
 */
export async function creditSeatAtDesk(
  trx: Transaction,
  services: Services,
  { seatId, handed, reference }: { seatId: string; handed: number; reference: string },
): Promise<void> {
  const bills = await billsOfSeat(trx, seatId).where('desk_payment_id', 'is not', null).execute();
  let left = handed;
  for (const bill of bills) {
    const gone = Math.min(bill.total_paise, left);
    left -= gone;
    await creditReturned(trx, services, bill, { gone, reference });
  }
}

function billsOfSeat(trx: Transaction, seatId: string) {
  return trx
    .selectFrom('bills')
    .selectAll()
    .where('seat_id', '=', seatId)
    .where('kind', '<>', 'credit-note')
    .orderBy('issued_at')
    .orderBy('sequence');
}
