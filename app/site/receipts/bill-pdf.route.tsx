import { receiptFileName } from '#core/receipts/receipt-paths.ts';
import { noBill } from '#messages/receipts.ts';
import { findBill } from '#server/bills/bill-queries.ts';
import { queueOwnerContext } from '#server/http/request-contexts.ts';
import { servicesContext } from '#server/services.ts';
import { pdfFile } from '#server/web-request/pdf-file.ts';
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
  return pdfFile(pdf, receiptFileName(bill.number, 'bill'));
}
