import path from 'node:path';
import type { ReceiptFacts } from '#core/donations/receipt.ts';
import type { BillFacts } from '#core/orders/bill.ts';
import { makeSideProcess } from '../side-process.ts';

export type NumberedBill = BillFacts & { number: string };

/** Makes the PDF of a receipt or a bill. Throws when it could not, or when too many wait already. */
export type ReceiptPrinter = {
  print: (facts: ReceiptFacts) => Promise<Buffer>;
  printBill: (bill: NumberedBill) => Promise<Buffer>;
  close: () => Promise<void>;
};

export type PrintJob = { facts: ReceiptFacts; publicUrl: string } | { bill: NumberedBill };

/** Prints beside the site; the memory for library, font and shaping is there only while receipts are printed. */
export function makeReceiptPrinter(publicUrl: string): ReceiptPrinter {
  const press = makeSideProcess<PrintJob, Uint8Array>({
    name: 'printing',
    file: path.join(import.meta.dirname, 'receipt-process.ts'),
    mostWaiting: 60,
    // The printing library keeps a little of every page.
    jobsPerProcess: 400,
    longestSeconds: 30,
    heap: 192,
  });
  return {
    print: async (facts) => Buffer.from(await press.ask({ facts, publicUrl })),
    printBill: async (bill) => Buffer.from(await press.ask({ bill })),
    close: press.close,
  };
}
