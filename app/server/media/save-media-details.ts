import { type MediaDetailFields, readMediaDetails } from '#core/media/media-file.ts';
import { uploadedPictureName } from '#core/media/picture-name.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { inStaffTransaction, staffVerb } from '../write/staff-write.ts';
import { renameEverywhere } from './media-uses.ts';

type MediaDetailsInput = { id: string; version: number; typed: MediaDetailFields };
type Saved = FormOutcome<number> | Refusal<'file-gone' | 'changed-meanwhile'>;

/**
 * Name, words, credit and focal point of a file. A moved focal point applies at once on every page
 * that shows it.
 */
export const saveMediaDetails = staffVerb({
  permission: 'media.write',
  run: ({ services, staff }, input: MediaDetailsInput) => writeMediaDetails(services, staff, input),
});

/** The same for a verb that has checked the permission. */
export async function writeMediaDetails(
  services: Services,
  staff: Staff,
  { id, version, typed }: MediaDetailsInput,
): Promise<Saved> {
  const read = readMediaDetails(typed);
  if (!read.ok) return read;
  const { name, alt, credit, focalX, focalY } = read.value;
  return inStaffTransaction(services, staff, async ({ trx, audit, wake, pagesChanged }) => {
    const file = await trx
      .selectFrom('media_files')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!file) return refuse('file-gone');
    if (file.version !== version) return refuse('changed-meanwhile');
    const { width, height } = file;
    const moved = width !== null && (file.focal_x !== focalX || file.focal_y !== focalY);
    const address =
      width !== null && height !== null
        ? uploadedPictureName({ id, width, height, focalX, focalY })
        : file.address;
    await trx
      .updateTable('media_files')
      .set({
        ...{ name, alt, credit, address, focal_x: focalX, focal_y: focalY },
        ...(moved ? { sizes: 'waiting' as const } : {}),
        version: version + 1,
        updated_at: services.clock(),
      })
      .where('id', '=', id)
      .execute();
    if (moved) await renameEverywhere(trx, id, address);
    await audit({
      action: 'media.saved',
      subject: id,
      before: { name: file.name, alt: file.alt, credit: file.credit, address: file.address },
      after: { name, alt, credit, address },
    });
    pagesChanged();
    wake('make-picture-sizes');
    return accept(version + 1);
  });
}
