import { type MediaDetailFields, readMediaDetails } from '#core/media/media-file.ts';
import { uploadedPictureName } from '#core/media/picture-name.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Staff, Viewer } from '#core/people/viewer.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';
import { renameEverywhere } from './media-uses.ts';

type MediaDetailsInput = { id: string; version: number; typed: MediaDetailFields };
type Saved = FormOutcome<number> | Refusal<'not-allowed' | 'file-gone' | 'changed-meanwhile'>;

/**
 * Name, words, credit and focal point of a file. A moved focal point applies at once on every page
 * that shows it.
 */
export async function saveMediaDetails(
  services: Services,
  viewer: Viewer,
  input: MediaDetailsInput,
): Promise<Saved> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'media.write')) return refuse('not-allowed');
  return writeMediaDetails(services, viewer, input);
}

/** The same for a verb that has checked the permission. */
export async function writeMediaDetails(
  services: Services,
  staff: Staff,
  { id, version, typed }: MediaDetailsInput,
): Promise<Saved> {
  const read = readMediaDetails(typed);
  if (!read.ok) return read;
  const { name, alt, credit, focalX, focalY } = read.value;
  const saved = await services.db.transaction().execute(async (trx) => {
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
    await writeAudit(trx, services, staff, {
      action: 'media.saved',
      subject: id,
      before: { name: file.name, alt: file.alt, credit: file.credit, address: file.address },
      after: { name, alt, credit, address },
    });
    await services.pages.bump(trx);
    return accept(version + 1);
  });
  services.wakeups.wake('make-picture-sizes');
  return saved;
}
