import { findMailboxFile } from '#server/mail/mailbox-queries.ts';
import { servicesContext } from '#server/services.ts';
import { contentDisposition } from '#site/shared/content-disposition.ts';
import type { Route } from './+types/mailbox-file.route.ts';

/** An attachment, always as a download and never as what it says it is. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const file =
    services.config.mode === 'production'
      ? null
      : await findMailboxFile(services, Number(params.number), Number(params.position));
  if (!file) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(new Uint8Array(file.content), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': contentDisposition('attachment', file.fileName),
      'cache-control': 'no-store',
    },
  });
}
