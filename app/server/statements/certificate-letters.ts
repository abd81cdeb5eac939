import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';

/** Within ten minutes further wishes for the same letter are the same wish. */
const once = 10 * 60 * 1_000;

/**
 * Tells a donor that certificates are ready, to the account's address, else to the one that the gift names. `cause` makes
 * one letter of one sending, however many files of it are theirs. False where there is no address. Wake 'send-letters'
 * after the commit.
 */
export async function notifyOfCertificate(
  trx: Transaction<Database>,
  { ids, clock }: Services,
  donationId: string,
  cause: string | null,
): Promise<boolean> {
  const donation = await trx
    .selectFrom('donations')
    .leftJoin('people', 'people.id', 'donations.person_id')
    .select(['people.email as account', 'donor_email as named'])
    .where('donations.id', '=', donationId)
    .executeTakeFirstOrThrow();
  const to = donation.account ?? donation.named;
  if (to === null) return false;
  const causeKey = `certificate-ready:${donationId}:${cause ?? Math.floor(clock().getTime() / once)}`;
  await queueLetter(trx, ids, { to, causeKey, letter: { kind: 'certificate-ready', donationId } });
  return true;
}
