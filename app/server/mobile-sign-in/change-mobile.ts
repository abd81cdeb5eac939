import { readMobile } from '#core/people/read-mobile.ts';
import type { Devotee } from '#core/people/viewer.ts';
import type { WrongCode } from '#core/people/wrong-code.ts';
import { accept, type Outcome, type Refusal, refuse } from '#core/result.ts';
import { type OwnerRefusal, proveOwner } from '../auth/prove-owner.ts';
import { type TurnRefused, takeTurn } from '../auth/take-turn.ts';
import { rolesOf } from '../auth/viewer.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/schema.ts';
import { notifyAccount } from '../mail/notify-account.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { inTransaction, type Write } from '../write/in-transaction.ts';
import { offersMobile } from './offers-mobile.ts';
import { type CodeRefusal, proveCode } from './prove-code.ts';
import { type TextRefusal, textCode } from './text-code.ts';
import { tieMobile } from './tie-mobile.ts';

type AskRefusal =
  | OwnerRefusal
  | TextRefusal
  | ('phone-indian' | 'mobile-abroad' | 'mobile-same' | 'mobile-staff' | 'mobile-not-offered');

/**
 * Sends a code to the number that is to sign in to this account from now on; the password, or a
 * fresh sign-in, proves the person. Whether the number has an account is said only to whoever
 * brings the code back. The secret belongs into a cookie of this browser.
 */
export async function askMobileChange(
  services: Services,
  devotee: Devotee,
  typed: { mobile: string; password: string; proof: string },
): Promise<Outcome<{ secret: string }, AskRefusal> | TurnRefused> {
  const { personId, address = '' } = devotee;
  if (!(await offersMobile(services))) return refuse('mobile-not-offered');
  const mobile = readMobile(typed.mobile);
  if (!mobile.ok) return refuse(mobile.code, 'mobile');
  if (mobile.value === devotee.mobile) return refuse('mobile-same', 'mobile');
  if ((await rolesOf(services, personId)).length > 0) return refuse('mobile-staff');
  const owner = await proveOwner(services, devotee, typed.password);
  if (!owner.ok) return owner;
  const turn = await takeTurn(services, 'mobile-code', { address, account: personId, proof: typed.proof });
  if (!turn.ok) return turn;
  return textCode(services, {
    ...{ mobile: mobile.value, personId, address },
    own: [
      ['mobile-code:number', mobile.value],
      ['mobile-code:number-day', mobile.value],
    ],
  });
}

/**
 * The code came back: from now on this number signs in, and the one before does not. A number that
 * signs in to another account stays with that one. Both ways to reach the person are notified.
 */
export async function confirmMobileChange(
  services: Services,
  { personId, address, mobile: before = null }: Devotee,
  { secret, code, device }: { secret: string; code: string; device: string },
): Promise<Outcome<true, CodeRefusal | 'mobile-taken'> | WrongCode> {
  const proven = await proveCode(services, { secret, personId, address }, code);
  if (!proven.ok) return proven;
  const { id, mobile } = proven.value;
  return inTransaction(services, async (write): Promise<Outcome<true, 'otp-expired' | 'mobile-taken'>> => {
    const { trx } = write;
    const now = services.clock();
    const used = await trx.deleteFrom('mobile_codes').where('id', '=', id).executeTakeFirst();
    if (used.numDeletedRows === 0n) return refuse('otp-expired');
    await takeAdvisoryLock(trx, `account:${mobile}`);
    if (await isTaken(trx, mobile)) return refuse('mobile-taken');
    await trx.updateTable('people').set({ mobile, updated_at: now }).where('id', '=', personId).execute();
    await trx
      .insertInto('profiles')
      .values({ person_id: personId, phone: mobile, updated_at: now })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ phone: mobile }))
      .execute();
    await tieMobile(trx, personId, { mobile, now });
    await announce(services, write, { personId, address, device, before });
    return accept(true);
  });
}

/**
 * The number no longer signs in; it stays in the profile as one to be called. Refused where nothing
 * else would let its owner in.
 */
export async function removeMobile(
  services: Services,
  devotee: Devotee,
  { password, device }: { password: string; device: string },
): Promise<Outcome<true, OwnerRefusal | 'last-way-in'> | Refusal<'last-way-in'>> {
  const { personId, address, mobile: before = null } = devotee;
  const owner = await proveOwner(services, devotee, password);
  if (!owner.ok) return owner;
  if (before === null) return accept(true);
  return inTransaction(services, async (write): Promise<Outcome<true, 'last-way-in'>> => {
    const removed = await write.trx
      .updateTable('people')
      .set({ mobile: null, updated_at: services.clock() })
      .where('id', '=', personId)
      .where('email', 'is not', null)
      .where('email_verified', '=', true)
      // Without a password and a number nobody could prove later that they are the owner.
      .where('id', 'in', (row) => row.selectFrom('passwords').select('person_id'))
      .executeTakeFirst();
    if (removed.numUpdatedRows === 0n) return refuse('last-way-in');
    await announce(services, write, { personId, address, device, before });
    return accept(true);
  });
}

async function isTaken(trx: Transaction, mobile: string): Promise<boolean> {
  const owner = await trx.selectFrom('people').select('id').where('mobile', '=', mobile).executeTakeFirst();
  return owner !== undefined;
}

type Changed = { personId: string; address: string | undefined; device: string; before: string | null };

async function announce(
  services: Services,
  { trx, wake, afterCommit }: Write,
  { personId, address, device, before }: Changed,
): Promise<void> {
  await notifyAccount(trx, services, personId, { kind: 'mobile-changed', device, before });
  afterCommit(() => noteSecurityEvent(services, 'mobile.changed', { personId, address }));
  wake('send-letters');
  wake('send-text-messages');
}
