import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import type { LockedMembership } from './lock-membership.ts';

/**
 * Whether a member is reminded of what is due. Without approval anybody may apply with anybody's
 * address, so somebody has to have shown that it is the member's: an account whose proven address
 * it is, a part that was paid once, or the office that approved the member or gave the membership
 * to them.
 */
export async function mayRemind(
  trx: Transaction,
  { id, email, person_id: personId }: LockedMembership,
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from people
        where id = ${personId} and email_verified and lower(email) = lower(${email}))
      or exists (select from membership_events where membership_id = ${id} and kind = 'part-paid')
      or exists (select from audit_log
        where subject = ${id} and action in ('membership.approved', 'membership.transferred')) as may
  `.execute(trx);
  return rows[0]?.may === true;
}
