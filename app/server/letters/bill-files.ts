import { receiptFileName } from '#core/receipts/receipt-paths.ts';
import { findBill } from '#server/bills/bill-queries.ts';
import type { Services } from '../services.ts';
import type { LetterFile } from './letter-page.ts';

/** The first of these bills as a file; none where there is none. */
export async function billFiles(
  services: Services,
  [first]: readonly { id: string }[],
): Promise<LetterFile[]> {
  const bill = first ? await findBill(services, first.id) : null;
  if (!bill) return [];
  const content = await services.letterReceipts.printBill(bill, 'letters');
  return [{ fileName: receiptFileName(bill.number, 'bill'), content }];
}
