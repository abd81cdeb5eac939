import { noSuchCard } from '#messages/member.ts';
import { queueOwnerContext } from '#server/http/request-contexts.ts';
import { findCard } from '#server/membership/card-queries.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { pdfFile } from '#server/web-request/pdf-file.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/card-pdf.route.ts';

/** A valid card as a PDF, for whoever has its unguessable address. Never cached. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const card = await findCard(services, params.code);
  if (card?.state !== 'valid') {
    return new Response(noSuchCard, {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  const { identity } = await getTempleSettings(services);
  const address = services.config.publicUrl + plainHref('/membership/card/:code', { code: card.code });
  const sheet = { ...card, temple: identity.name, address };
  const pdf = await services.receipts.printCard(sheet, context.get(queueOwnerContext));
  return pdfFile(pdf, `card-${card.number}.pdf`);
}
