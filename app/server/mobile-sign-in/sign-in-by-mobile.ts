import { mobileNameMinutes } from '#core/people/limits.ts';
import type { WrongCode } from '#core/people/wrong-code.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { rolesOf } from '../auth/viewer.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { type CodeRefusal, proveCode } from './prove-code.ts';
import { tieMobile } from './tie-mobile.ts';

/** name: the number has no account yet, and the page asks how its owner is called. */
type SignedIn = { how: 'person'; personId: string } | { how: 'name' } | { how: 'staff' };

/**
 * Signs in by the code: the account whose proven number it is. One that stands in a profile only is
 * somebody's word and opens nothing. Whoever has a role is not let in by a text message alone, at
 * neither door (docs/decisions/mobile-sign-in.md). The code is used up, once: of two requests with
 * it at the same moment one gets in.
 */
export async function signInByMobile(
  services: Services,
  { secret, address }: { secret: string; address: string },
  typed: string,
): Promise<Outcome<SignedIn, CodeRefusal> | WrongCode> {
  const proven = await proveCode(services, { secret, personId: null, address }, typed);
  if (!proven.ok) return proven;
  const { id, mobile } = proven.value;
  return inTransaction(services, async ({ trx, services: inside, afterCommit }) => {
    const now = services.clock();
    await takeAdvisoryLock(trx, `account:${mobile}`);
    const used = await trx
      .updateTable('mobile_codes')
      .set({ proven_at: now, expires_at: new Date(now.getTime() + mobileNameMinutes * 60_000) })
      .where('id', '=', id)
      .where('proven_at', 'is', null)
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) return refuse('otp-expired');
    const person = await trx
      .selectFrom('people')
      .select('id')
      .where('mobile', '=', mobile)
      .executeTakeFirst();
    if (!person) return accept({ how: 'name' } as const);
    await trx.deleteFrom('mobile_codes').where('id', '=', id).execute();
    if ((await rolesOf(inside, person.id)).length > 0) {
      const about = { personId: person.id, address, how: 'mobile of the staff' };
      afterCommit(() => noteSecurityEvent(services, 'sign-in.failed', about));
      return accept({ how: 'staff' } as const);
    }
    await tieMobile(trx, person.id, { mobile, now });
    return accept({ how: 'person', personId: person.id } as const);
  });
}
