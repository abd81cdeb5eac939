import { parentPort } from 'node:worker_threads';
import { receiptPdf } from './receipt-pdf.ts';
import type { Printed, PrintJob } from './receipt-printer.ts';

// The other side of receipt-printer.ts: one page after another.
let turn = Promise.resolve();

parentPort?.on('message', ({ id, facts, publicUrl }: PrintJob) => {
  turn = turn.then(async () => {
    try {
      const pdf = await receiptPdf(facts, publicUrl);
      parentPort?.postMessage({ id, pdf } satisfies Printed);
    } catch (error) {
      parentPort?.postMessage({ id, fault: String(error) } satisfies Printed);
    }
  });
});
