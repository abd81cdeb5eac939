import { sql } from 'kysely';
import { doubleWithin } from '#core/payments/refund.ts';
import type { Services } from '../services.ts';

export type Twin = { id: string; paidAt: Date; donorName: string | null; receiptNumber: string | null };

/**
 * Gifts that a settled one may be the double of: of its sum, paid within seven days of it, standing. Those of the
 * same giver come first, then the nearest in time. The caller asks for 'donations.refund'.
 */
export async function listTwins({ db }: Services, donationId: string): Promise<Twin[]> {
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
      and not exists (select from refunds where refunds.donation_id = twin.id
        and refunds.state not in ('declined', 'failed'))
    order by coalesce(lower(twin.donor_email) = lower(gift.donor_email) or twin.donor_phone = gift.donor_phone
        or twin.person_id = gift.person_id, false) desc,
      abs(extract(epoch from twin.paid_at - gift.paid_at))
    limit 25`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    paidAt: row.paid_at,
    donorName: row.donor_name,
    receiptNumber: row.number,
  }));
}
