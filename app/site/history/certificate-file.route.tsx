import { certificateFileName } from '#core/statements/certificate-file.ts';
import { requireDevotee } from '#server/auth/viewer.ts';
import { servicesContext } from '#server/services.ts';
import { readOwnCertificate } from '#server/statements/certificate-queries.ts';
import { contentDisposition } from '#server/web-request/content-disposition.ts';
import type { Route } from './+types/certificate-file.route.ts';

/** The donor's own certificate from the tax portal. It holds the PAN: never cached. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const found = await readOwnCertificate(services, devotee, params.id);
  if (!found) return new Response(null, { status: 404, headers: { 'cache-control': 'private, no-store' } });
  return new Response(new Uint8Array(found.content), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(found.content.length),
      'content-disposition': contentDisposition('attachment', certificateFileName(found.taxYear)),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
