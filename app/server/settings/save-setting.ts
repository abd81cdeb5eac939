import { isNone, overlaySettings } from '#core/content/temple-settings.ts';
import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type FormOutcome, invalidField, type Outcome, type Refusal, refuse } from '#core/result.ts';
import {
  accountChanges,
  type DonationsAccount,
  isDonationsAccount,
} from '#core/settings/donations-account.ts';
import { permissionOf } from '#core/settings/find-section.ts';
import { askForChange } from '../changes/ask-for-change.ts';
import { noteAsked } from '../changes/note-asked.ts';
import type { Services } from '../services.ts';
import { canText } from '../text-messages/text-sender.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { type StaffWork, staffVerb } from '../write/staff-write.ts';
import { findSetting } from './settings-queries.ts';
import { type AnySettingInput, type SettingInput, writeSetting } from './write-setting.ts';

/** asked: it waits for a second owner, and nothing has changed yet. */
export type SettingSaved = 'saved' | 'asked';
type SaveRefusal = 'saved-meanwhile' | 'proof-needed' | 'change-waits';

/**
 * Saves one setting; else the second of two editors gets a conflict and nothing changes. Every
 * process shows the new value with its next page. Where donations by transfer go needs a fresh
 * proof, and once it was set another owner's approval; turning it off is saved at once
 * (docs/decisions/second-owner.md).
 */
export const saveSetting = staffVerb({
  permission: ({ key }: AnySettingInput) => permissionOf(key),
  run: async (
    { services, staff }: StaffWork,
    input: AnySettingInput,
  ): Promise<FormOutcome<SettingSaved> | Refusal<SaveRefusal>> => {
    const { key, value } = input;
    // A form that accepts what no page could show is our fault, not the editor's.
    if (overlaySettings([{ key, value }]).bad.length > 0)
      throw new Error(`setting ${key} has an invalid shape`);
    // A start would refuse it too (run-site.ts): nobody would get a code.
    if (key === 'mobileSignIn' && value.offered && !canText(services.textMessages, 'code')) {
      return invalidField('offered', 'sms-not-set-up');
    }
    if (isDonationsAccount(key)) {
      if (!isFreshlyProven(staff, services.clock())) return refuse('proof-needed', 'proof');
      const current = await findSetting(services.db, key);
      if (current.version !== input.version) return refuse('saved-meanwhile');
      if (needsSecondOwner(key, current, value as Record<string, string>)) {
        return ask(services, staff, { ...input, key, value: value as never }, current.value);
      }
    }
    return inTransaction(services, async ({ trx, wake }) => {
      const written = await writeSetting(trx, services, staff, input);
      if (!written.ok) return written;
      if (written.value.announced) wake('send-letters');
      return accept('saved');
    });
  },
});

function needsSecondOwner(
  key: DonationsAccount,
  current: { value: unknown; version: number },
  value: Record<string, string>,
): boolean {
  const isFirst = current.version === 0;
  return !isFirst && !isNone(value) && accountChanges(key, current.value, value).length > 0;
}

function ask(
  services: Services,
  staff: Staff,
  { key, value, version, putBack }: SettingInput<DonationsAccount>,
  before: unknown,
): Promise<Outcome<'asked', 'change-waits'>> {
  const putBackFrom = putBack && { putBackFrom: putBack.from?.toISOString() ?? null };
  const change = { kind: 'setting', key, value, before, version, ...putBackFrom } as const;
  return inTransaction(services, async ({ trx, afterCommit }) => {
    const result = await askForChange(trx, services, staff, change);
    if (!result.ok) return result;
    afterCommit(() => noteAsked(services, staff));
    return accept('asked');
  });
}
