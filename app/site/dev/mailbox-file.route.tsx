import { addressNumber } from '#core/fields/address-number.ts';
import { findMailboxFile } from '#server/mail/mailbox-queries.ts';
import { servicesContext } from '#server/services.ts';
import { contentDisposition } from '#server/web-request/content-disposition.ts';
import type { Route } from './+types/mailbox-file.route.ts';

/** An attachment, always as a download and never under its own content type. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [number, position] = [addressNumber(params.number), addressNumber(params.position)];
  const hidden = services.config.mode === 'production' || number === null || position === null;
  const file = hidden ? null : await findMailboxFile(services, number, position);
  if (!file) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(new Uint8Array(file.content), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': contentDisposition('attachment', file.fileName),
      'cache-control': 'no-store',
    },
  });
}
