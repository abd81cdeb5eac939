import { sql } from 'kysely';
import { doubleWithin, isDouble } from '#core/payments/refund.ts';
import type { Services } from '../services.ts';
import { readPaidGift } from './refund-rows.ts';

export type Twin = { id: string; paidAt: Date; donorName: string | null; receiptNumber: string | null };

/**
 * Gifts that a settled one may be the double of (`isDouble`), the nearest in time first. The caller asks for
 * 'donations.refund'.
 */
export async function listTwins(services: Services, donationId: string): Promise<Twin[]> {
  const { rows } = await sql<{
    id: string;
    paid_at: Date;
    donor_name: string | null;
    number: string | null;
  }>`
    select twin.id, twin.paid_at, twin.donor_name,
      (select number from receipts where donation_id = twin.id and voided_at is null) as number
    from donations as gift
    join donations as twin on twin.id <> gift.id and twin.state = 'paid' and twin.total_paise = gift.total_paise
      and abs(extract(epoch from twin.paid_at - gift.paid_at)) * 1000 <= ${doubleWithin}::bigint
    where gift.id = ${donationId}
      and (lower(twin.donor_email) = lower(gift.donor_email) or twin.donor_phone = gift.donor_phone
        or twin.person_id = gift.person_id)
    order by abs(extract(epoch from twin.paid_at - gift.paid_at))
    limit 25`.execute(services.db);
  const gift = await readPaidGift(services.db, donationId);
  const twins: Twin[] = [];
  for (const row of rows) {
    if (gift && isDouble(gift, await readPaidGift(services.db, row.id)))
      twins.push({
        id: row.id,
        paidAt: row.paid_at,
        donorName: row.donor_name,
        receiptNumber: row.number,
      });
  }
  return twins;
}
