import type { Devotee } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { type OwnerRefusal, proveOwner } from '../auth/prove-owner.ts';
import { rolesOf } from '../auth/viewer.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { eraseAccount } from './erase-person.ts';

/**
 * Erases a person: account, profile, password and every session are deleted at once. The ledger
 * stays, as the law requires of receipts, without its link to the account.
 */
export async function deleteAccount(
  services: Services,
  devotee: Devotee,
  password: string,
): Promise<Outcome<true, OwnerRefusal | 'staff-stays'>> {
  const { personId } = devotee;
  const proven = await proveOwner(services, devotee, password);
  if (!proven.ok) return proven;
  if ((await rolesOf(services, personId)).length > 0) return refuse('staff-stays');
  return inTransaction(services, async ({ trx, wake, pagesChanged, afterCommit }) => {
    await eraseAccount(trx, personId);
    pagesChanged();
    wake('resize-photos');
    const about = { personId, address: devotee.address, how: 'own' };
    afterCommit(() => noteSecurityEvent(services, 'account.erased', about));
    return accept(true);
  });
}
