import { Worker } from 'node:worker_threads';
import type { ReceiptFacts } from '#core/donations/receipt.ts';

/** Makes the PDF of a receipt. Throws when it could not, or when too many wait already. */
export type ReceiptPrinter = {
  print: (facts: ReceiptFacts) => Promise<Buffer>;
  close: () => Promise<void>;
};

export type PrintJob = { id: number; facts: ReceiptFacts; publicUrl: string };
export type Printed = { id: number; pdf: Uint8Array } | { id: number; fault: string };

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void };

const mostWaiting = 60;
const idleSeconds = 30;
/** The printing library keeps a little of every page; a fresh thread forgets it. */
const printsPerThread = 400;
const longestPrintSeconds = 30;

/**
 * Prints on a thread of its own, so that no visitor waits behind a page; the thread and its 150 MB (library, font,
 * shaping) are there only while receipts are printed. A thread that dies or hangs fails its own jobs; the next job
 * starts another.
 */
export function makeReceiptPrinter(publicUrl: string): ReceiptPrinter {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let printed = 0;
  let nextId = 0;
  let timer: NodeJS.Timeout | undefined;

  const end = async (reason: Error): Promise<void> => {
    clearTimeout(timer);
    const ending = thread;
    thread = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    await ending?.terminate();
  };

  const started = (): Worker => {
    if (thread) return thread;
    const worker = new Worker(new URL('./receipt-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    const fail = (error: Error) => {
      if (thread === worker) void end(error);
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('the printing thread ended')));
    worker.on('message', (answer: Printed) => {
      const job = waiting.get(answer.id);
      waiting.delete(answer.id);
      printed++;
      if ('pdf' in answer) job?.resolve(Buffer.from(answer.pdf));
      else job?.reject(new Error(answer.fault));
      watch();
    });
    worker.unref();
    printed = 0;
    thread = worker;
    return worker;
  };

  /** While something waits, the next answer must come in time; when nothing waits, the thread may go. */
  const watch = (): void => {
    clearTimeout(timer);
    if (waiting.size > 0) {
      timer = setTimeout(() => end(new Error('the printing thread hangs')), longestPrintSeconds * 1000);
    } else if (printed >= printsPerThread) void end(new Error('idle'));
    else timer = setTimeout(() => end(new Error('idle')), idleSeconds * 1000).unref();
  };

  return {
    print: (facts) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= mostWaiting) {
          reject(new Error('too many receipts wait to be printed'));
          return;
        }
        const id = nextId++;
        waiting.set(id, { resolve, reject });
        const job: PrintJob = { id, facts, publicUrl };
        started().postMessage(job);
        if (waiting.size === 1) watch();
      }),
    close: () => end(new Error('the site is closing')),
  };
}
