import { receiptFileName } from '#core/receipts/receipt-paths.ts';
import { noBill } from '#messages/receipts.ts';
import { findBill } from '#server/bills/bill-queries.ts';
import { queueOwnerContext } from '#server/http/request-contexts.ts';
import { servicesContext } from '#server/services.ts';
import { contentDisposition } from '#server/web-request/content-disposition.ts';
import type { Route } from './+types/bill-pdf.route.ts';

/** The bill as a PDF, for whoever has its unguessable id. Never cached. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const bill = await findBill(services, params.id);
  if (!bill) {
    return new Response(noBill, {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  const pdf = await services.receipts.printBill(bill, context.get(queueOwnerContext));
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': contentDisposition('inline', receiptFileName(bill.number, 'bill')),
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    },
  });
}
