import type { Language } from '#core/language/languages.ts';
import { demoStaffEmails } from '#core/people/demo-staff.ts';
import { deviceWords } from '#core/people/device-words.ts';
import type { SecondFactorChange } from '#core/people/second-factor.ts';
import { datesIn } from '#core/time/dates-in.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { queueTextMessage } from '../text-messages/queue-text-message.ts';
import { queueLetter } from './queue-letter.ts';

type NotifyParts = Pick<Services, 'ids' | 'clock' | 'config' | 'textMessages'>;

type AccountNotification =
  | { kind: 'new-browser' | 'password-changed'; device: string }
  /** `before`: the number that signed in until now. */
  | { kind: 'mobile-changed'; device: string; before: string | null }
  /** To the mobile alone: the first letter to the address is that with the code. */
  | { kind: 'email-added' }
  | { kind: 'second-factor-changed'; change: SecondFactorChange };

/**
 * Notifies a person of what was done to their account, so that they notice when it was not them
 * (OWASP ASVS 5, 6.3.5 and 6.3.7): by a letter to the address on file, by a text message where
 * there is none, and to a number that no longer signs in. `device`: the browser's User-Agent. In
 * the caller's transaction; wake 'send-letters' and 'send-text-messages' after the commit. The
 * demo's own staff get none: their accounts are everybody's.
 */
export async function notifyAccount(
  trx: Db,
  parts: NotifyParts,
  personId: string,
  notification: AccountNotification,
): Promise<void> {
  const { ids, clock, config } = parts;
  const person = await trx
    .selectFrom('people')
    .leftJoin('profiles', 'profiles.person_id', 'people.id')
    .select(['name', 'email', 'mobile', 'language'])
    .where('people.id', '=', personId)
    .executeTakeFirst();
  if (!person || (config.mode === 'demo' && demoStaffEmails.includes(person.email ?? ''))) return;
  await textTo(trx, parts, person, notification);
  if (person.email === null || notification.kind === 'email-added') return;
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

type Reachable = { email: string | null; mobile: string | null; language: Language | null };

async function textTo(
  trx: Db,
  parts: NotifyParts,
  { email, mobile, language: chosen }: Reachable,
  notification: AccountNotification,
): Promise<void> {
  const { kind } = notification;
  if (kind !== 'mobile-changed' && kind !== 'new-browser' && kind !== 'email-added') return;
  const byMobile = email === null || kind === 'email-added' ? mobile : null;
  const to = kind === 'mobile-changed' ? notification.before : byMobile;
  if (to === null) return;
  const language = chosen ?? 'en';
  await queueTextMessage(trx, parts, {
    ...{ to, template: kind, language, causeKey: parts.ids(kind), usefulMinutes: 24 * 60 },
    values: { day: datesIn(language).longMoment(parts.clock()) },
  });
}
