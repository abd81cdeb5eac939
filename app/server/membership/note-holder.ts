import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import type { LockedMembership } from './lock-membership.ts';

type Holder = Pick<LockedMembership, 'name' | 'email' | 'phone' | 'person_id' | 'held_since' | 'applied_at'>;

/**
 * Who holds a membership without an account is a guest: the office finds, exports and erases by it.
 */
export async function noteHolder(trx: Transaction, holder: Holder): Promise<void> {
  if (holder.person_id !== null) return;
  const { name, email, phone, held_since, applied_at } = holder;
  const since = held_since ?? applied_at;
  await sql`select note_guest(${name}, ${email}, ${phone}, null, ${since}::timestamptz)`.execute(trx);
}
