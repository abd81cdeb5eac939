import '../node-env.ts';
import { serveSideProcess } from '../side-process.ts';
import type { PrintJob } from './receipt-printer.ts';

// The other side of receipt-printer.ts. The library is loaded only when asked, so that node-env.ts comes first and keeps
// what is compiled.
serveSideProcess(async (job: PrintJob): Promise<Uint8Array> => {
  const { billPdf, receiptPdf } = await import('./receipt-pdf.ts');
  return 'bill' in job ? billPdf(job.bill) : receiptPdf(job.facts, job.publicUrl);
});
