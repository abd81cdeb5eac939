import { type RawBuilder, sql } from 'kysely';
import { type Paise, paise } from '#core/money/paise.ts';
import type { Db } from '#server/db/schema.ts';
import type { StayRow } from './locked-stay.ts';

/**
 * What of a stay's settling payment has neither gone back nor been asked back; 0 where it is
 * unpaid.
 */
export function leftOfPayment(stayId: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(greatest(0, payment.amount_paise - coalesce(own.asked, 0)
      - greatest(payment.refunded_paise, coalesce(own.gone, 0)))), 0)::bigint
    from payments as payment cross join lateral (
      select sum(amount_paise) filter (where state in ('asked', 'approved')) as asked,
        sum(amount_paise) filter (where state in ('sent', 'processed')) as gone
      from refunds where payment_id = payment.id) as own
    where payment.stay_id = ${stayId} and payment.role = 'settling')`;
}

/** The part of `leftOfPayment` that pays for the stay as it now is (migration 601). */
export function coverOf({ cover_paise }: Pick<StayRow, 'cover_paise'>, left: number): Paise {
  return paise(Math.min(cover_paise, left));
}

/** The cover of a locked stay. */
export async function readCover(db: Db, row: StayRow): Promise<Paise> {
  return coverOf(row, await readLeft(db, row.id));
}

/** `leftOfPayment` of a locked stay. */
export async function readLeft(db: Db, stayId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`select ${leftOfPayment(sql`${stayId}`)} as left`.execute(db);
  return rows[0]?.left ?? 0;
}
