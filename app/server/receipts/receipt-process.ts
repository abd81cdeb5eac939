import '../node-env.ts';
import type { Printed, PrintJob } from './receipt-printer.ts';

// The other side of receipt-printer.ts: one page after another, until the site lets go.
let turn = Promise.resolve();

process.on('message', ({ id, facts, publicUrl }: PrintJob) => {
  turn = turn.then(async () => {
    try {
      // Loaded only now, so that node-env.ts comes first and keeps what is compiled.
      const { receiptPdf } = await import('./receipt-pdf.ts');
      say({ id, pdf: await receiptPdf(facts, publicUrl) });
    } catch (error) {
      say({ id, fault: String(error) });
    }
  });
});
process.on('disconnect', () => process.exit());
// A terminal's Ctrl-C reaches the whole group; the site closes this process when it is done with it.
process.on('SIGINT', () => {});

function say(printed: Printed): void {
  // A killed site leaves a broken pipe, found out only by writing: then nobody waits for the page any more.
  if (process.connected) process.send?.(printed, undefined, undefined, (error) => error && process.exit());
}
