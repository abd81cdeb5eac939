import { largestForm, mediaLimits } from '#core/media/media-file.ts';
import { mayDo } from '#core/people/roles.ts';
import { viewerOf } from '../auth/viewer.ts';
import type { Services } from '../services.ts';

/** Where files are sent to, with script (piece by piece) and without (a whole form). */
const uploadPath = /^\/admin-dashboard\/media\/(create-media|upload)(\.data)?$/;

/** Where a person sends the photo of the own profile. */
const photoPath = /^\/profile\/photo(\.data)?$/;
/** Somewhat more than is taken, so that what is too large is told in words beside the field. */
const photoFormLimit = mediaLimits.picture + 64 * 1024;

/**
 * How much a request may bring, asked before its body is read: who may not upload brings no more than any form.
 * Undefined is the usual limit.
 */
export async function uploadLimit(
  services: Services,
  path: string,
  headers: Headers,
): Promise<number | undefined> {
  if (!uploadPath.test(path) && !photoPath.test(path)) return undefined;
  const viewer = await viewerOf(services, new Request(services.config.publicUrl, { headers }));
  if (photoPath.test(path)) return viewer.kind === 'visitor' ? undefined : photoFormLimit;
  return viewer.kind === 'staff' && mayDo(viewer.roles, 'media.add') ? largestForm : undefined;
}
