import { largestForm, mediaLimits } from '#core/media/media-file.ts';
import { mayDo, type Permission } from '#core/people/roles.ts';
import { largestCertificate, mostCertificates } from '#core/statements/certificate-file.ts';
import { viewerOf } from '../auth/viewer.ts';
import type { Services } from '../services.ts';
import { pagePathOf } from '../web-request/page-path.ts';

type AdminUpload = { path: RegExp; permission: Permission; limit: number };

const adminUploads: readonly AdminUpload[] = [
  {
    // Files of the library, with script (in pieces) and without (a whole form).
    path: /^\/admin-dashboard\/media\/(create-media|upload|missing)\/?$/,
    permission: 'media.add',
    limit: largestForm,
  },
  {
    // The photos of a darshan, without script.
    path: /^\/admin-dashboard\/daily-darshan\/post\/?$/,
    permission: 'content.write',
    limit: largestForm,
  },
  {
    // Certificates of donors, several in one form.
    path: /^\/admin-dashboard\/donation\/statements\/[^/]+\/[^/]+\/certificates\/?$/,
    permission: 'statements.file',
    // One more, so that a file that is too large gets a problem in words.
    limit: (mostCertificates + 1) * largestCertificate,
  },
];

/** Where a person uploads a photo for their own profile. */
const photoPath = /^\/profile\/photo\/?$/;
/**
 * Somewhat more than is accepted, so that a file that is too large gets a problem beside the field.
 */
const photoFormLimit = mediaLimits.picture + 64 * 1024;

/**
 * How large a request may be, checked before its body is read: who may not upload gets the limit of
 * any form. Undefined is the usual limit.
 */
export async function uploadLimit(
  services: Services,
  path: string,
  headers: Headers,
): Promise<number | undefined> {
  const page = pagePathOf(path);
  const upload = adminUploads.find((one) => one.path.test(page));
  if (!upload && !photoPath.test(page)) return undefined;
  const viewer = await viewerOf(services, new Request(services.config.publicUrl, { headers }));
  if (!upload) return viewer.kind === 'visitor' ? undefined : photoFormLimit;
  return viewer.kind === 'staff' && mayDo(viewer.roles, upload.permission) ? upload.limit : undefined;
}
