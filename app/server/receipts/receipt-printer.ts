import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ClassCertificate } from '#core/classes/class-certificate.ts';
import type { Certificate } from '#core/csr/certificate.ts';
import type { ReceiptFacts } from '#core/donations/receipt.ts';
import type { CardSheet } from '#core/membership/card-sheet.ts';
import type { BillFacts } from '#core/orders/bill.ts';
import type { PassSheet } from '#core/passes/pass-sheet.ts';
import { makeSideProcess } from '../side-process.ts';

export type NumberedBill = BillFacts & { number: string };

/**
 * Makes the PDF of a receipt, a bill, a certificate, a member's card or passes for an owner (the
 * visitor's address; letters have a printer of their own). Throws when printing fails, BusyError
 * when too many jobs wait already.
 */
export type ReceiptPrinter = {
  print: (facts: ReceiptFacts, owner: string) => Promise<Buffer>;
  printBill: (bill: NumberedBill, owner: string) => Promise<Buffer>;
  printCertificate: (certificate: Certificate, owner: string) => Promise<Buffer>;
  printCard: (card: CardSheet, owner: string) => Promise<Buffer>;
  printClassCertificate: (certificate: ClassCertificate, owner: string) => Promise<Buffer>;
  printPasses: (passes: PassSheet, owner: string) => Promise<Buffer>;
  close: () => Promise<void>;
};

export type PrintJob =
  | { facts: ReceiptFacts; publicUrl: string }
  | { bill: NumberedBill }
  | { certificate: Certificate }
  | { card: CardSheet }
  | { classCertificate: ClassCertificate }
  | { passes: PassSheet };

/**
 * Cached PDFs: for a donor who opens and saves, a broken connection, or a stranger's endless
 * requests.
 */
const maxSheets = 50;

/**
 * Prints in a side process, so that the memory for library, font and shaping is in use only while
 * printing.
 */
export function makeReceiptPrinter(publicUrl: string): ReceiptPrinter {
  const press = makeSideProcess<PrintJob, Uint8Array>({
    name: 'printing',
    file: path.join(import.meta.dirname, 'receipt-process.ts'),
    room: { mostOfOne: 10, mostOfAll: 100 },
    // The printing library leaks a little with every page.
    jobsPerProcess: 400,
    longestSeconds: 30,
    heap: 192,
  });
  const sheets = new Map<string, Promise<Buffer>>();

  const sheetOf = (job: PrintJob, owner: string): Promise<Buffer> => {
    const key = createHash('sha256').update(JSON.stringify(job)).digest('base64url');
    const known = sheets.get(key);
    sheets.delete(key);
    const sheet = known ?? press.ask(job, owner).then((bytes) => Buffer.from(bytes));
    sheets.set(key, sheet);
    // A failed print is tried again on the next request.
    if (!known) sheet.catch(() => sheets.delete(key));
    for (const oldest of sheets.keys()) {
      if (sheets.size <= maxSheets) break;
      sheets.delete(oldest);
    }
    return sheet;
  };

  return {
    print: (facts, owner) => sheetOf({ facts, publicUrl }, owner),
    printBill: (bill, owner) => sheetOf({ bill }, owner),
    printCertificate: (certificate, owner) => sheetOf({ certificate }, owner),
    printCard: (card, owner) => sheetOf({ card }, owner),
    printClassCertificate: (classCertificate, owner) => sheetOf({ classCertificate }, owner),
    printPasses: (passes, owner) => sheetOf({ passes }, owner),
    close: press.close,
  };
}
