import { receiptFileName } from '#core/receipts/receipt-paths.ts';
import { noReceipt } from '#messages/receipts.ts';
import { findReceipt } from '#server/donations/receipt-queries.ts';
import { queueOwnerContext } from '#server/http/request-contexts.ts';
import { servicesContext } from '#server/services.ts';
import { contentDisposition } from '#server/web-request/content-disposition.ts';
import type { Route } from './+types/receipt-pdf.route.ts';

/** The receipt as a PDF, for whoever has its unguessable id. Never cached. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const facts = await findReceipt(services, params.id);
  if (!facts) {
    return new Response(noReceipt, {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  const pdf = await services.receipts.print(facts, context.get(queueOwnerContext));
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': contentDisposition('inline', receiptFileName(facts.number)),
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    },
  });
}
