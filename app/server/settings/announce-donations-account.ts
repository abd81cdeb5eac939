import type { Staff } from '#core/people/viewer.ts';
import { accountChanges, type DonationsAccount } from '#core/settings/donations-account.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Transaction } from '../db/schema.ts';
import { listOwners } from '../mail/list-owners.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';

type Change = { key: DonationsAccount; before: unknown; after: unknown; version: number };

/**
 * Warns every owner that donations by transfer go somewhere else, in the transaction that changes
 * it; who changed it gets the letter too, for it may not have been them. False where nothing
 * changed. Wake 'send-letters' after the commit.
 */
export async function announceDonationsAccount(
  trx: Transaction,
  services: Services,
  staff: Pick<Staff, 'personId' | 'name' | 'address'>,
  { key, before, after, version }: Change,
): Promise<boolean> {
  const changes = accountChanges(key, before, after);
  if (changes.length === 0) return false;
  const owners = await listOwners(trx);
  const notification = { setting: key, who: staff.name, at: services.clock().toISOString(), changes };
  for (const { id, name, email } of owners) {
    const causeKey = `gifts-account:${key}:${version}:${id}`;
    await queueLetter(trx, services.ids, {
      to: email,
      causeKey,
      letter: { kind: 'gifts-account', name, ...notification },
    });
  }
  await writeAudit(trx, services, staff, {
    action: 'gifts-account.announced',
    subject: key,
    details: { changed: changes.map(({ label }) => label), owners: owners.map(({ id }) => id) },
  });
  return true;
}
