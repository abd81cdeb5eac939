import { sql } from 'kysely';
import { readPhone } from '#core/fields/phone.ts';
import { nameBegins } from '../db/name-words.ts';

/**
 * The condition that a donation matches a search: by receipt number, reference of ours, the
 * gateway's or the bank's, e-mail or telephone as a whole, or by prefixes of words of the name.
 * Each has its own index, so they are queried one by one; in one condition together they would scan
 * every donation.
 */
export function isFound(search: string) {
  const text = search.replaceAll('\0', '').trim();
  const read = readPhone(text);
  const phone = read.ok ? read.value : null;
  return sql<boolean>`(donations.id in (
    select id from donations where id = ${text}
    union all select id from donations where gateway_order_id = ${text}
    union all select id from donations where transfer_code = upper(replace(${text}, ' ', ''))
    union all select id from donations where donor_name is not null and ${nameBegins('donor_name', text)}
    union all select id from donations where lower(donor_email) = lower(${text})
    union all select id from donations where donor_phone = ${phone}
    union all select donation_id from receipts where number = upper(${text})
    union all select donation_id from payments where id = ${text} and donation_id is not null
    union all select donation_id from upi_claims where utr = upper(${text})
    union all select back.donation_id from claim_reversals as back
      join upi_claims as claim on claim.id = back.claim_id where claim.utr = upper(${text})))`;
}
