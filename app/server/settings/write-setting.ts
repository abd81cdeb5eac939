import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type FormOutcome, invalid, type Refusal, refuse } from '#core/result.ts';
import { isDonationsAccount } from '#core/settings/donations-account.ts';
import { savingAction } from '../audit/saving-action.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Transaction } from '../db/schema.ts';
import { libraryProblems } from '../media/library-problems.ts';
import type { Services } from '../services.ts';
import { announceDonationsAccount } from './announce-donations-account.ts';
import { settingPictures } from './setting-pictures.ts';
import { findSetting } from './settings-queries.ts';

export type SettingInput<Key extends keyof TempleSettings> = {
  key: Key;
  value: TempleSettings[Key];
  /** The version that the form was filled from; 0 while the default is used. */
  version: number;
  /** It is a former version, of this moment; null: as it came with the site. */
  putBack?: { from: Date | null };
};

/** One of any section. */
export type AnySettingInput = { [Key in keyof TempleSettings]: SettingInput<Key> }[keyof TempleSettings];

/** The actor in the audit log; `approvedBy`: the second owner, where it needed one. */
export type SettingActor = Pick<Staff, 'personId' | 'name' | 'address'> & { approvedBy?: string | null };

export type SettingWritten = FormOutcome<{ announced: boolean }> | Refusal<'saved-meanwhile'>;

/**
 * Writes one setting if it still is the version that the form began from; a picture that is not in
 * the library, or that has no description, is named beside its field. The value before goes into
 * the audit log; where donations by transfer go is announced to the owners. In the caller's
 * transaction; wake 'send-letters' after the commit where it was announced.
 */
export async function writeSetting<Key extends keyof TempleSettings>(
  trx: Transaction,
  services: Services,
  actor: SettingActor,
  { key, value, version, putBack }: SettingInput<Key>,
): Promise<SettingWritten> {
  const now = services.clock();
  const stored = JSON.stringify(value);
  const problems = await libraryProblems(trx, settingPictures(key, value), { published: true });
  if (problems.length > 0) return invalid(problems);
  const before = await findSetting(trx, key);
  if (before.version !== version) return refuse('saved-meanwhile');
  const saved =
    version === 0
      ? await trx
          .insertInto('settings')
          .values({ key, value: stored, version: 1, updated_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await trx
          .updateTable('settings')
          .set({ value: stored, version: version + 1, updated_at: now })
          .where('key', '=', key)
          .where('version', '=', version)
          .executeTakeFirst();
  const count = 'numUpdatedRows' in saved ? saved.numUpdatedRows : saved.numInsertedOrUpdatedRows;
  if (count !== 1n) return refuse('saved-meanwhile');
  const { details, ...audited } = savingAction('settings', putBack);
  await writeAudit(trx, services, actor, {
    ...audited,
    details: { ...details, ...(actor.approvedBy ? { approvedBy: actor.approvedBy } : {}) },
    subject: key,
    before: asFields(before.value),
    after: asFields(value),
  });
  const announced =
    isDonationsAccount(key) &&
    (await announceDonationsAccount(trx, services, actor, {
      key,
      before: before.value,
      after: value,
      version: version + 1,
    }));
  await services.pages.bump(trx);
  return accept({ announced });
}

/** The log stores a list or a single text as one field. */
function asFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { value };
}
