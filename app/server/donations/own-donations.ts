import { type RawBuilder, sql } from 'kysely';
import { type Devotee, provenEmail } from '#core/people/viewer.ts';

/**
 * The condition that a row of `donations` is this devotee's: given while signed in, or as a guest
 * under the currently verified address. One that is tied to an account is that account's alone,
 * whatever address it names: the donor may have left the address to somebody else
 * (change-email.ts). Ownership is part of every query of a person's donations (rule R17).
 */
export function isOf(devotee: Devotee): RawBuilder<boolean> {
  return sql<boolean>`(donations.person_id = ${devotee.personId}
    or (donations.person_id is null and lower(donations.donor_email) = ${provenEmail(devotee)}))`;
}
