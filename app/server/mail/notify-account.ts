import { demoStaffEmails } from '#core/people/demo-staff.ts';
import { deviceWords } from '#core/people/device-words.ts';
import type { SecondFactorChange } from '#core/people/second-factor.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { queueLetter } from './queue-letter.ts';

type NotifyParts = Pick<Services, 'ids' | 'clock' | 'config'>;

type AccountNotification =
  | { kind: 'new-browser' | 'password-changed'; device: string }
  | { kind: 'second-factor-changed'; change: SecondFactorChange };

/**
 * Notifies a person by a letter to the address on file of what was done to their account, so that
 * they notice when it was not them (OWASP ASVS 5, 6.3.5 and 6.3.7). `device`: the browser's
 * User-Agent. In the caller's transaction; wake 'send-letters' after the commit. The demo's own
 * staff get none: their accounts are everybody's.
 */
export async function notifyAccount(
  trx: Db,
  { ids, clock, config }: NotifyParts,
  personId: string,
  notification: AccountNotification,
): Promise<void> {
  const person = await trx
    .selectFrom('people')
    .select(['name', 'email'])
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!person || (config.mode === 'demo' && demoStaffEmails.includes(person.email))) return;
  const about = { name: person.name, at: clock().toISOString() };
  await queueLetter(trx, ids, {
    to: person.email,
    causeKey: ids(notification.kind),
    letter:
      notification.kind === 'second-factor-changed'
        ? { ...about, ...notification }
        : { ...about, kind: notification.kind, browser: deviceWords(notification.device) },
  });
}
