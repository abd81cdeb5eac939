import '../node-env.ts';
import { serveSideProcess } from '../side-process.ts';
import type { PrintJob } from './receipt-printer.ts';

// The other side of receipt-printer.ts. The library is loaded only when asked, so that node-env.ts comes first and keeps
// what is compiled.
serveSideProcess(async ({ facts, publicUrl }: PrintJob): Promise<Uint8Array> => {
  const { receiptPdf } = await import('./receipt-pdf.ts');
  return receiptPdf(facts, publicUrl);
});
