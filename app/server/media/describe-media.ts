import type { MediaFile } from '#core/media/media-file.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { findMediaFile } from './media-queries.ts';
import { saveMediaDetails } from './save-media-details.ts';

/** Says what a picture shows, where it is first used; the rest of what is known of it stays. */
export async function describeMedia(
  services: Services,
  viewer: Viewer,
  { id, alt }: { id: string; alt: string },
): Promise<FormOutcome<MediaFile> | Refusal<'not-allowed' | 'file-gone' | 'changed-meanwhile'>> {
  const file = await findMediaFile(services, id);
  if (!file) return refuse('file-gone');
  const { name, credit, focalX, focalY, version } = file;
  const typed = { name, alt, credit, focalX: String(focalX), focalY: String(focalY) };
  const saved = await saveMediaDetails(services, viewer, { id, version, typed });
  if (!saved.ok) return saved;
  return accept((await findMediaFile(services, id)) ?? file);
}
