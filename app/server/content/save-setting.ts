import { overlaySettings, type TempleSettings } from '#core/content/temple-settings.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { isGiftsAccount } from '#core/settings/gifts-account.ts';
import { permissionOf } from '#core/settings/setting-sections.ts';
import { libraryProblems } from '../media/library-problems.ts';
import { savingDeed } from '../people/saving-deed.ts';
import { writeAudit } from '../people/write-audit.ts';
import type { Services } from '../services.ts';
import { announceGiftsAccount } from './announce-gifts-account.ts';
import { settingPictures } from './setting-pictures.ts';
import { findSetting } from './settings-queries.ts';

export type SettingWish<Key extends keyof TempleSettings> = {
  key: Key;
  value: TempleSettings[Key];
  /** The version that the form was filled from; 0 while the default stands. */
  version: number;
  /** It is a former version, of this moment; null: as it came with the site. */
  putBack?: { from: Date | null };
};

/**
 * Saves one setting if it still is the version that the form began from; else the second editor is told and nothing
 * changes; a picture that is not in the library, or that nobody described, is named beside its field. What stood before is in the audit log. Every process shows the new value with its next page. Where gifts by
 * transfer go is announced to the owners.
 */
export async function saveSetting<Key extends keyof TempleSettings>(
  services: Services,
  viewer: Viewer,
  { key, value, version, putBack }: SettingWish<Key>,
): Promise<FormOutcome<null> | Refusal<'not-allowed' | 'saved-meanwhile'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, permissionOf(key))) return refuse('not-allowed');
  // A form that lets through what no page could show is a fault of ours, not of the editor.
  if (overlaySettings([{ key, value }]).bad.length > 0) throw new Error(`setting ${key} has another shape`);
  const now = services.clock();
  const stored = JSON.stringify(value);
  const outcome = await services.db.transaction().execute(async (trx): Promise<Saved> => {
    const problems = await libraryProblems(trx, settingPictures(key, value), { published: true });
    if (problems.length > 0) return { ok: false, code: 'invalid', problems };
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
    await writeAudit(trx, services, viewer, {
      ...savingDeed('settings', putBack),
      subject: key,
      before: asFields(before.value),
      after: asFields(value),
    });
    const announced =
      isGiftsAccount(key) &&
      (await announceGiftsAccount(trx, services, viewer, {
        key,
        before: before.value,
        after: value,
        version: version + 1,
      }));
    await services.pages.bump(trx);
    return accept({ announced });
  });
  if (!outcome.ok) return outcome;
  if (outcome.value.announced) services.alarm.wake('send-letters');
  return accept(null);
}

type Saved = FormOutcome<{ announced: boolean }> | Refusal<'saved-meanwhile'>;

/** A list or a single text is one field of the log. */
function asFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { value };
}
