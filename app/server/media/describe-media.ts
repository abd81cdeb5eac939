import type { MediaFile } from '#core/media/media-file.ts';
import { mayDo } from '#core/people/roles.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { staffVerb } from '../write/staff-write.ts';
import { findMediaFile } from './media-queries.ts';
import { writeMediaDetails } from './save-media-details.ts';

/**
 * Sets what a picture shows, where it is first used; its other details stay. Whoever may upload one
 * may set it; words that somebody else wrote are the library's to change.
 */
export const describeMedia = staffVerb({
  permission: 'media.add',
  run: async (
    { services, staff },
    { id, alt }: { id: string; alt: string },
  ): Promise<FormOutcome<MediaFile> | Refusal<'not-allowed' | 'file-gone' | 'changed-meanwhile'>> => {
    const file = await findMediaFile(services, id);
    if (!file) return refuse('file-gone');
    if (file.alt !== '' && !mayDo(staff.roles, 'media.write')) return refuse('not-allowed');
    const { name, credit, focalX, focalY, version } = file;
    const typed = { name, alt, credit, focalX: String(focalX), focalY: String(focalY) };
    const saved = await writeMediaDetails(services, staff, { id, version, typed });
    if (!saved.ok) return saved;
    return accept((await findMediaFile(services, id)) ?? file);
  },
});
