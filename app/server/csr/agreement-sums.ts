import { sql } from 'kysely';

/** What came for an agreement, less what went back to the donor. */
export const receivedPaise = sql<number>`coalesce((
  select sum(donation.total_paise - coalesce(payment.refunded_paise, 0))
  from csr_donations as link join donations as donation on donation.id = link.donation_id
  left join payments as payment on payment.donation_id = donation.id and payment.role = 'settling'
  where link.agreement_id = csr_agreements.id), 0)::bigint`;

/** What was spent of it. */
export const spentPaise = sql<number>`coalesce((
  select sum(amount_paise) from csr_spendings as spending
  where spending.agreement_id = csr_agreements.id and spending.withdrawn_at is null), 0)::bigint`;
