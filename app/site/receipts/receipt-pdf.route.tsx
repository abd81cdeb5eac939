import { receiptFileName } from '#core/receipts/receipt-paths.ts';
import { noReceipt } from '#messages/receipts.ts';
import { findReceipt } from '#server/donations/receipt-queries.ts';
import { queueOwnerContext } from '#server/http/request-contexts.ts';
import { servicesContext } from '#server/services.ts';
import { pdfFile } from '#server/web-request/pdf-file.ts';
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
  return pdfFile(pdf, receiptFileName(facts.number));
}
