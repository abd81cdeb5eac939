import { isNone, overlaySettings, type TempleSettings } from '#core/content/temple-settings.ts';
import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Staff, Viewer } from '#core/people/viewer.ts';
import { accept, type FormOutcome, type Outcome, type Refusal, refuse } from '#core/result.ts';
import {
  accountChanges,
  type DonationsAccount,
  isDonationsAccount,
} from '#core/settings/donations-account.ts';
import { permissionOf } from '#core/settings/setting-sections.ts';
import { askForChange } from '../changes/ask-for-change.ts';
import { noteAsked } from '../changes/note-asked.ts';
import type { Services } from '../services.ts';
import { findSetting } from './settings-queries.ts';
import { type SettingInput, writeSetting } from './write-setting.ts';

/** asked: it waits for a second owner, and nothing has changed yet. */
export type SettingSaved = 'saved' | 'asked';
type SaveRefusal = 'not-allowed' | 'saved-meanwhile' | 'proof-needed' | 'change-waits';

/**
 * Saves one setting; else the second of two editors gets a conflict and nothing changes. Every
 * process shows the new value with its next page. Where donations by transfer go needs a fresh
 * proof, and once it was set another owner's approval; turning it off is saved at once
 * (docs/decisions/second-owner.md).
 */
export async function saveSetting<Key extends keyof TempleSettings>(
  services: Services,
  viewer: Viewer,
  input: SettingInput<Key>,
): Promise<FormOutcome<SettingSaved> | Refusal<SaveRefusal>> {
  const { key, value } = input;
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, permissionOf(key))) return refuse('not-allowed');
  // A form that accepts what no page could show is our fault, not the editor's.
  if (overlaySettings([{ key, value }]).bad.length > 0)
    throw new Error(`setting ${key} has an invalid shape`);
  if (isDonationsAccount(key)) {
    if (!isFreshlyProven(viewer, services.clock())) return refuse('proof-needed', 'proof');
    const current = await findSetting(services.db, key);
    if (current.version !== input.version) return refuse('saved-meanwhile');
    if (needsSecondOwner(key, current, value as Record<string, string>)) {
      return ask(services, viewer, { ...input, key, value: value as never }, current.value);
    }
  }
  const outcome = await services.db
    .transaction()
    .execute((trx) => writeSetting(trx, services, viewer, input));
  if (!outcome.ok) return outcome;
  if (outcome.value.announced) services.wakeups.wake('send-letters');
  return accept('saved');
}

function needsSecondOwner(
  key: DonationsAccount,
  current: { value: unknown; version: number },
  value: Record<string, string>,
): boolean {
  const isFirst = current.version === 0;
  return !isFirst && !isNone(value) && accountChanges(key, current.value, value).length > 0;
}

async function ask(
  services: Services,
  viewer: Staff,
  { key, value, version, putBack }: SettingInput<DonationsAccount>,
  before: unknown,
): Promise<Outcome<'asked', 'change-waits'>> {
  const putBackFrom = putBack && { putBackFrom: putBack.from?.toISOString() ?? null };
  const result = await services.db
    .transaction()
    .execute((trx) =>
      askForChange(trx, services, viewer, { kind: 'setting', key, value, before, version, ...putBackFrom }),
    );
  if (!result.ok) return result;
  noteAsked(services, viewer);
  return accept('asked');
}
