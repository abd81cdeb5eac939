import { type Crop, cropBox, focalAfter, readCrop } from '#core/media/crop.ts';
import { accept, type FormOutcome, invalidField, type Refusal, refuse } from '#core/result.ts';
import { staffVerb } from '../write/staff-write.ts';
import { storePicture } from './admit-file.ts';
import { findMediaFile } from './media-queries.ts';
import { listMediaUses } from './media-uses.ts';
import { replaceEverywhere } from './replace-everywhere.ts';
import { writeMediaDetails } from './save-media-details.ts';

type CropInput = { id: string; typed: Record<keyof Crop, string> };
type CropRefusal = 'file-gone' | 'changed-meanwhile' | 'not-allowed';

/**
 * Cuts the edges of a picture away: a new file with the same words takes its place everywhere, the
 * whole picture stays in the library. Returns the new file's id.
 */
export const cropMedia = staffVerb({
  permission: 'media.write',
  run: async (
    { services, staff },
    { id, typed }: CropInput,
  ): Promise<FormOutcome<string> | Refusal<CropRefusal>> => {
    const file = await findMediaFile(services, id);
    const bytes = file?.kind === 'picture' ? await services.media.read(`${id}/full.jpg`) : null;
    if (!file || !bytes || !file.width || !file.height) return refuse('file-gone');
    const { name, alt, credit, width, height } = file;
    const read = readCrop(typed, { width, height });
    if (!read.ok) return read;
    if (alt === '') return invalidField('left', 'picture-without-words');
    const { left, right, top, bottom } = read.value;
    const picture = await services.pictures.crop(bytes, cropBox(read.value, { width, height }));
    const cut = await storePicture(services, staff, name, picture);
    const described = await writeMediaDetails(services, staff, {
      id: cut.id,
      version: cut.version,
      typed: {
        ...{ name, alt, credit },
        focalX: String(focalAfter(file.focalX, left, right)),
        focalY: String(focalAfter(file.focalY, top, bottom)),
      },
    });
    if (!described.ok) return described;
    if ((await listMediaUses(services.db, id)).length === 0) return accept(cut.id);
    const replaced = await replaceEverywhere(services, staff, { id, by: cut.id });
    return replaced.ok ? accept(cut.id) : refuse('changed-meanwhile');
  },
});
