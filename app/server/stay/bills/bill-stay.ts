import { sql } from 'kysely';
import { addPaise, formatRupees, paise, zeroPaise } from '#core/money/paise.ts';
import type { PaymentMode } from '#core/payments/payment.ts';
import { makeNoShowBill, makeStayBill, nightsBilled } from '#core/stay/stay-bill.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { issueBill } from '#server/bills/issue-bill.ts';
import { readShopRules } from '#server/bills/read-shop-rules.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { readHeld } from '../record/desk-money.ts';
import type { StayRow } from '../record/locked-stay.ts';
import { notifyGuest } from '../record/notify-guest.ts';
import { type PaidPart, readParts } from '../record/stay-cover.ts';
import { listTerms } from '../rules/stay-rules.ts';

/**
 * The bill of a locked stay whose guest has left, over the price of its nights, paid or not; once.
 * The guest has it by letter. False: there is one already, or all of it was free. Where nobody
 * came it is over what the temple keeps, and there is none where that is nothing.
 */
export async function billStay(
  trx: Transaction,
  services: Services,
  row: StayRow,
  nobodyCame = false,
): Promise<boolean> {
  const known = await findStayBill(trx, row.id);
  if (known || row.stay_paise === 0) return false;
  const { seller, billMark: mark } = await readShopRules(trx);
  const paid = await readParts(trx, row.id);
  const covered = addPaise(paid.map(({ cover }) => cover));
  const retained = paise(Math.min(row.stay_paise, covered + (await readHeld(trx, row.id, 'price'))));
  if (nobodyCame && retained === 0) return false;
  const { paymentId, ...payment } = await readPaidBy(trx, row.id, paid);
  const company = row.company === null ? null : { name: row.company, gstin: row.company_gstin };
  const sale = {
    ...{ billedOn: templeDay(services.clock()), seller, payment },
    stay: { id: row.id, number: Number(row.number), ...nightsBilled(row.price) },
    guest: { name: row.guest_name, address: row.address, company },
    ...{ kindTitle: row.room_title, price: row.price },
  };
  const terms = await listTerms(trx);
  const facts = nobodyCame ? makeNoShowBill(sale, terms, retained) : makeStayBill(sale, terms);
  await issueBill(trx, services, { facts, mark, paymentId, ofBillId: null, refundId: null, covered });
  await notifyGuest(trx, services, row, nobodyCame ? 'no-show' : 'billed');
  return true;
}

/** The bill itself, none of its credit notes. */
export async function findStayBill(trx: Transaction, stayId: string) {
  return trx
    .selectFrom('bills')
    .selectAll()
    .where('stay_id', '=', stayId)
    .where('kind', '<>', 'credit-note')
    .executeTakeFirst();
}

/**
 * What the paper says under 'Paid by': the gateway's payments (the deposit, then the rest), and
 * what the desk took, or gave back in another way than it took it.
 */
async function readPaidBy(trx: Transaction, stayId: string, paid: readonly PaidPart[]) {
  const coverOf = new Map(paid.map(({ id, cover }) => [id, cover]));
  const online = await trx
    .selectFrom('payments')
    .innerJoin('stay_bookings as part', 'part.id', 'payments.stay_id')
    .select(['payments.id', 'mode', 'part.id as partId'])
    .where('part.id', 'in', [stayId, ...coverOf.keys()])
    .where('role', '=', 'settling')
    .orderBy('part.number')
    .execute();
  const desk = await trx
    .selectFrom('stay_desk_payments')
    .select(['mode', deskSum.as('sum')])
    .where('booking_id', '=', stayId)
    .where('kind', '=', 'price')
    .groupBy('mode')
    .having(deskSum, '<>', 0)
    .orderBy('mode')
    .execute();
  const parts = [
    ...online.flatMap(({ id, partId }) => {
      const cover = coverOf.get(partId) ?? zeroPaise;
      return cover > 0 ? [`${id}: ${formatRupees(cover)}`] : [];
    }),
    ...desk.map(({ mode, sum }) => {
      const words = sum > 0 ? modeWords[mode] : returnedWords[mode];
      return `${words}: ${formatRupees(paise(Math.abs(sum)))}`;
    }),
  ];
  const mode: PaymentMode = online[0]?.mode ?? desk.find(({ sum }) => sum > 0)?.mode ?? 'cash';
  return { paymentId: online[0]?.id ?? null, mode, reference: parts.join(', ') || 'Not paid yet' };
}

const deskSum = sql<number>`sum(case direction when 'in' then amount_paise else -amount_paise end)::bigint`;

const modeWords = { cash: 'Cash at the desk', upi: 'UPI at the desk' } as const;
const returnedWords = { cash: 'Returned in cash at the desk', upi: 'Returned by UPI at the desk' } as const;
