import '../node-env.ts';
import { serveSideProcess } from '../side-process.ts';
import type { PrintJob } from './receipt-printer.ts';

// The child side of receipt-printer.ts. The library is imported on the first job, so that
// node-env.ts runs first and caches compiled code.
let library: Promise<typeof import('./receipt-pdf.ts')> | undefined;

serveSideProcess(async (job: PrintJob): Promise<Uint8Array> => {
  library ??= openLibrary();
  const { billPdf, cardPdf, certificatePdf, classCertificatePdf, passesPdf, receiptPdf } = await library;
  if ('card' in job) return cardPdf(job.card);
  if ('classCertificate' in job) return classCertificatePdf(job.classCertificate);
  if ('passes' in job) return passesPdf(job.passes);
  if ('certificate' in job) return certificatePdf(job.certificate);
  return 'bill' in job ? billPdf(job.bill) : receiptPdf(job.facts, job.publicUrl);
});

async function openLibrary() {
  const { readJsx } = await import('./jsx-pages.ts');
  await readJsx();
  return import('./receipt-pdf.ts');
}
