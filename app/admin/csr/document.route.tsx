import { forStaff, type StaffCall } from '#server/auth/staff-route.ts';
import { readDocument } from '#server/csr/documents.ts';
import { contentDisposition } from '#server/web-request/content-disposition.ts';
import type { Route } from './+types/document.route';

/** A paper of an agreement, saved and never shown in the browser's page. */
export const loader = forStaff(
  'donations.record',
  async ({ params, services }: StaffCall<Route.LoaderArgs>) => {
    const found = await readDocument(services, params.id, params.paper);
    if (!found) throw new Response(null, { status: 404 });
    return new Response(new Uint8Array(found.content), {
      headers: {
        'content-type': found.type,
        'content-length': String(found.content.length),
        'content-disposition': contentDisposition('attachment', found.name),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
);
