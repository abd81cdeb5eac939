import { href } from 'react-router';
import type { PicturePlace } from '#core/content/page-pictures.ts';
import { isPhoto, type Picture } from '#core/content/picture.ts';
import {
  causeSubjects,
  type PhotoSubject,
  photoSubjects,
  type SlotName,
  settingSubjects,
} from '#core/media/photo-subjects.ts';
import { findSection } from '#core/settings/find-section.ts';
import { type ContentRow, cmsTables } from '../cms/cms-tables.ts';
import type { Services } from '../services.ts';
import { findSetting } from '../settings/settings-queries.ts';
import { type SlotKind, slotKinds } from './slot-kinds.ts';

/** A place of the site that is for a photograph. */
export type PhotoSlot = SlotName & {
  subject: PhotoSubject;
  title: string;
  /** Whether it has an uploaded picture; a drawing does not count. */
  filled: boolean;
  /** Where the staff edit all of it. */
  edit: string;
};

type Reading = Pick<Services, 'db' | 'clock'>;

/** Every public place of a photograph, what is worth most first. */
export async function listPhotoSlots(services: Reading): Promise<PhotoSlot[]> {
  const kinds = Object.values(slotKinds).map((one) => rowSlots(services, one));
  const slots = await Promise.all([
    settingSlots(services, 'homePictures'),
    settingSlots(services, 'pagePictures'),
    ...kinds,
    causeSlots(services),
    productSlots(services),
  ]);
  const worth = Object.keys(photoSubjects);
  return slots.flat().sort((one, other) => worth.indexOf(one.subject) - worth.indexOf(other.subject));
}

export async function countMissingPhotos(services: Reading): Promise<number> {
  return (await listPhotoSlots(services)).filter(({ filled }) => !filled).length;
}

/** Published rows; of events those that are over. */
async function rowSlots(
  { db, clock }: Reading,
  { kind, column, list, subject }: SlotKind,
): Promise<PhotoSlot[]> {
  let rows = cmsTables(db).selectFrom(kind.table).selectAll().orderBy(kind.title).limit(200);
  rows =
    kind.life === 'scheduled'
      ? rows.where('status', '=', 'live').where('starts_at', '<', clock())
      : rows.where('published', '=', true);
  const found = (await rows.execute()) as ContentRow[];
  return found.map((row) => ({
    source: kind.name as SlotName['source'],
    id: row.id,
    subject,
    title: String(row[kind.title]),
    filled: list ? (row[column] as Picture[]).some(isPhoto) : isPhoto({ image: String(row[column]) }),
    edit: `${href('/admin-dashboard')}/${kind.name}/${kind.screens.edit}/${encodeURIComponent(row.id)}`,
  }));
}

async function causeSlots({ db }: Reading): Promise<PhotoSlot[]> {
  const rows = await db
    .selectFrom('causes')
    .select(['id', 'title', 'category', 'image'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, category, image }) => ({
    ...{ source: 'causes', id, title },
    subject: causeSubjects[category],
    filled: isPhoto({ image }),
    edit: href('/admin-dashboard/donation/causes/:id', { id }),
  }));
}

async function productSlots({ db }: Reading): Promise<PhotoSlot[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'pictures'])
    .where('status', '=', 'live')
    .orderBy('title')
    .limit(300)
    .execute();
  return rows.map(({ id, title, pictures }) => ({
    ...{ source: 'products', id, title },
    subject: 'articles',
    filled: pictures.some(isPhoto),
    edit: href('/admin-dashboard/products/:id', { id }),
  }));
}

async function settingSlots({ db }: Reading, key: 'homePictures' | 'pagePictures'): Promise<PhotoSlot[]> {
  const { value } = await findSetting(db, key);
  const labels = new Map(findSection(key)?.fields.map(({ path, label }) => [path, label]));
  return (Object.entries(value) as [PicturePlace, string][]).flatMap(([id, image]) => {
    const subject = settingSubjects[id];
    if (!subject) return [];
    const edit = href('/admin-dashboard/settings/:section', { section: key });
    return [{ source: key, id, subject, title: labels.get(id) ?? id, filled: isPhoto({ image }), edit }];
  });
}
