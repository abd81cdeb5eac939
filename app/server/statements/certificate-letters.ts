import type { Transaction } from '../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';

/** Within ten minutes further requests for the same letter are one. */
const once = 10 * 60 * 1_000;

/**
 * Notifies a donor that certificates are ready, at the account's address, else at the donation's.
 * `cause` makes one letter of one upload, however many files of it are theirs. False where there is
 * no address. Wake 'send-letters' after the commit.
 */
export async function notifyOfCertificate(
  trx: Transaction,
  { ids, clock }: Services,
  donationId: string,
  cause: string | null,
): Promise<boolean> {
  const donation = await trx
    .selectFrom('donations')
    .leftJoin('people', 'people.id', 'donations.person_id')
    .select(['people.email as account', 'donor_email as named', 'person_id as personId', 'language'])
    .where('donations.id', '=', donationId)
    .executeTakeFirstOrThrow();
  const to = donation.account ?? donation.named;
  if (to === null) return false;
  const causeKey = `certificate-ready:${donationId}:${cause ?? Math.floor(clock().getTime() / once)}`;
  const { personId, language } = donation;
  const letter = { kind: 'certificate-ready', donationId } as const;
  await queueLetter(trx, ids, { to, reader: { personId, language }, causeKey, letter });
  return true;
}
