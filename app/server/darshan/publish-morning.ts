import { darshanKind } from '#core/cms/kinds/darshan-kind.ts';
import { type Morning, type MorningFields, readMorning } from '#core/darshan/read-morning.ts';
import { libraryIds } from '#core/media/picture-name.ts';
import { accept, type FormOutcome, invalid } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { nextPosition } from '../cms/next-position.ts';
import { noteChange } from '../cms/write-row.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { libraryProblems } from '../media/library-problems.ts';
import type { Services } from '../services.ts';
import { inStaffTransaction, type StaffWrite, staffVerb } from '../write/staff-write.ts';
import { makeSharePicture } from './make-share-picture.ts';

type MorningInput = { typed: MorningFields; images: readonly string[] };
export type Published = Pick<Morning, 'day' | 'type'> & { count: number };

/** As many as a darshan of a day holds (darshan_photos.position). */
const mostPhotos = 99;

/**
 * Publishes the photos of one darshan together, after those it has already; all or none. Pictures
 * of the library that nobody has described get these words. Then the picture for shared links is
 * made.
 */
export const publishMorning = staffVerb({
  permission: 'content.write',
  run: async ({ services, staff }, { typed, images }: MorningInput): Promise<FormOutcome<Published>> => {
    const read = readMorning(typed, images, templeDay(services.clock()));
    if (!read.ok) return read;
    const morning = read.value;
    const published = await inStaffTransaction(services, staff, (work) => insertPhotos(work, morning));
    if (published.ok) await makeSharePicture(services, morning.day);
    return published;
  },
});

async function insertPhotos(
  { trx, services, staff }: StaffWrite,
  { day, type, dress, alt, images }: Morning,
): Promise<FormOutcome<Published>> {
  const naming = images.map((text) => ({ field: 'images', text }));
  const problems = await libraryProblems(trx, naming, { published: false });
  if (problems.length > 0) return invalid(problems);
  await takeAdvisoryLock(trx, `content:${darshanKind.name}`);
  const position = await nextPosition(trx, darshanKind, { day, type });
  if (position + images.length - 1 > mostPhotos) {
    return invalid([{ field: 'images', code: 'darshan-full', values: { max: mostPhotos } }]);
  }
  const addresses = await describeSilent(trx, services, { images, alt });
  for (const [at, image] of addresses.entries()) {
    const id = services.ids('darshan').toLowerCase();
    await trx
      .insertInto('darshan_photos')
      .values({
        ...{ id, day, type, image, alt, caption: dress },
        ...{ position: position + at, publish_at: services.clock(), updated_at: services.clock() },
      })
      .execute();
    await noteChange(trx, services, { kind: darshanKind, staff, id, verb: 'added', before: null });
  }
  return accept({ day, type, count: addresses.length });
}

/**
 * Gives these words to those of the pictures that have none. Returns the addresses as the library
 * has them, in the order of `images`.
 */
async function describeSilent(
  trx: StaffWrite['trx'],
  { clock }: Pick<Services, 'clock'>,
  { images, alt }: Pick<Morning, 'images' | 'alt'>,
): Promise<string[]> {
  const ids = images.flatMap(libraryIds);
  await trx
    .updateTable('media_files')
    .set((file) => ({ alt, version: file('version', '+', 1), updated_at: clock() }))
    .where('id', 'in', ids)
    .where('alt', '=', '')
    .execute();
  const files = await trx
    .selectFrom('media_files')
    .select(['id', 'address'])
    .where('id', 'in', ids)
    .execute();
  return ids.flatMap((id) => files.filter((file) => file.id === id).map(({ address }) => address));
}
