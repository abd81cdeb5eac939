import '../node-env.ts';
import { serveSideProcess } from '../side-process.ts';
import type { PrintJob } from './receipt-printer.ts';

// The child side of receipt-printer.ts. The library is imported on the first job, so that
// node-env.ts runs first and caches compiled code.
serveSideProcess(async (job: PrintJob): Promise<Uint8Array> => {
  const { billPdf, receiptPdf } = await import('./receipt-pdf.ts');
  return 'bill' in job ? billPdf(job.bill) : receiptPdf(job.facts, job.publicUrl);
});
