import type { Transaction } from '#server/db/schema.ts';
import type { SeatRow } from './locked-seat.ts';
import { readSeatMoney } from './seat-money.ts';

/**
 * What is left of the price of a locked booking, in paise: below nothing where more came. What went
 * back of a payment without a cancellation is to pay again.
 */
export async function leftToPay(trx: Transaction, { id, price_paise }: SeatRow): Promise<number> {
  const { held, online } = await readSeatMoney(trx, id);
  return price_paise - held - online;
}
