import { isPhoto, type Picture } from '#core/content/picture.ts';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { SlotName } from '#core/media/photo-subjects.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { AuditEntry } from '../audit/write-audit.ts';
import { lockRow } from '../cms/cms-tables.ts';
import { changeRow } from '../cms/write-row.ts';
import { libraryProblems } from '../media/library-problems.ts';
import { findSetting } from '../settings/settings-queries.ts';
import { writeSetting } from '../settings/write-setting.ts';
import type { StaffWrite } from '../write/staff-write.ts';
import { type SlotKind, slotKinds } from './slot-kinds.ts';

/** Why it did not get there: it has a photo by now, or the row or the file is gone. */
export type SlotTaken = 'slot-filled' | 'slot-gone';
type Put = Promise<Outcome<null, SlotTaken>>;

/** Shows a picture of the library in a place that has none, as if its own form had saved it. */
export async function putPicture(work: StaffWrite, { source, id }: SlotName, picture: Picture): Put {
  // Files are locked before rows.
  const named = [{ field: 'file', text: picture.image }];
  if ((await libraryProblems(work.trx, named, { published: true })).length > 0) return refuse('slot-gone');
  if (source === 'causes') return putInCause(work, id, picture);
  if (source === 'products') return putInProduct(work, id, picture);
  if (source === 'homePictures' || source === 'pagePictures') return putInSetting(work, source, id, picture);
  const kind = slotKinds[source];
  return kind ? putInRow(work, kind, id, picture) : refuse('slot-gone');
}

async function putInRow(
  { trx, services, staff }: StaffWrite,
  { kind, column, list }: SlotKind,
  id: string,
  picture: Picture,
): Put {
  const row = await lockRow(trx, kind, id);
  if (!row) return refuse('slot-gone');
  const shown = list ? (row[column] as Picture[]) : [{ image: String(row[column]), alt: '' }];
  if (shown.some(isPhoto)) return refuse('slot-filled');
  const values = { [column]: list ? JSON.stringify(withFirst(picture, shown)) : picture.image };
  await changeRow(trx, services, { kind, staff, id, verb: 'saved', values });
  return accept(null);
}

async function putInCause(work: StaffWrite, id: string, picture: Picture): Put {
  const cause = await work.trx
    .selectFrom('causes')
    .select(['image', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!cause) return refuse('slot-gone');
  if (isPhoto(cause)) return refuse('slot-filled');
  const { image } = picture;
  await work.trx
    .updateTable('causes')
    .set({ image, version: cause.version + 1 })
    .where('id', '=', id)
    .execute();
  const before = { image: cause.image };
  return noteChanged(work, { action: 'cause.changed', subject: id, before, after: { image } });
}

async function putInProduct(work: StaffWrite, id: string, picture: Picture): Put {
  const product = await work.trx
    .selectFrom('products')
    .select(['pictures', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!product) return refuse('slot-gone');
  if (product.pictures.some(isPhoto)) return refuse('slot-filled');
  const pictures = withFirst(picture, product.pictures);
  await work.trx
    .updateTable('products')
    .set({ pictures: JSON.stringify(pictures), version: product.version + 1 })
    .where('id', '=', id)
    .execute();
  const before = { pictures: product.pictures };
  return noteChanged(work, { action: 'product.changed', subject: id, before, after: { pictures } });
}

async function noteChanged({ audit, pagesChanged }: StaffWrite, entry: AuditEntry): Put {
  await audit(entry);
  pagesChanged();
  return accept(null);
}

async function putInSetting<Key extends 'homePictures' | 'pagePictures'>(
  { trx, services, staff }: StaffWrite,
  key: Key,
  place: string,
  picture: Picture,
): Put {
  const { value, version } = await findSetting(trx, key);
  const image = (value as Record<string, string>)[place];
  if (image === undefined) return refuse('slot-gone');
  if (isPhoto({ image })) return refuse('slot-filled');
  const changed = { ...value, [place]: picture.image } as TempleSettings[Key];
  const written = await writeSetting(trx, services, staff, { key, value: changed, version });
  return written.ok ? accept(null) : refuse('slot-filled');
}

/** The photo before the drawings that there were. */
function withFirst(picture: Picture, others: readonly Picture[]): Picture[] {
  return [picture, ...others.filter(({ image }) => image !== '')];
}
