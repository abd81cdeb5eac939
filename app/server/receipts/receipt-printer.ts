import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
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
/** The printing library keeps a little of every page; a fresh process forgets it. */
const printsPerProcess = 400;
const longestPrintSeconds = 30;

/**
 * Prints in a process of its own, so that no visitor waits behind a page; the process and its memory (library, font,
 * shaping) are there only while receipts are printed. When it dies or hangs, its own jobs fail and the next job
 * starts another.
 */
export function makeReceiptPrinter(publicUrl: string): ReceiptPrinter {
  const waiting = new Map<number, Waiting>();
  let press: ChildProcess | null = null;
  let printed = 0;
  let nextId = 0;
  let timer: NodeJS.Timeout | undefined;

  const end = (reason: Error): void => {
    clearTimeout(timer);
    const ending = press;
    press = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    ending?.kill('SIGKILL');
  };

  const started = (): ChildProcess => {
    if (press) return press;
    const child = fork(path.join(import.meta.dirname, 'receipt-process.ts'), {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=192'],
    });
    const fail = (reason: Error): void => {
      if (press === child) end(reason);
    };
    child.on('error', fail);
    child.on('exit', () => fail(new Error('the printing process ended')));
    child.on('message', (answer: Printed) => {
      if (press === child) take(answer);
    });
    // A site that closes does not wait for it.
    child.unref();
    child.channel?.unref();
    printed = 0;
    press = child;
    return child;
  };

  const take = (answer: Printed): void => {
    const job = waiting.get(answer.id);
    waiting.delete(answer.id);
    printed++;
    if ('pdf' in answer) job?.resolve(Buffer.from(answer.pdf));
    else job?.reject(new Error(answer.fault));
    watch();
  };

  /** While something waits, the next answer must come in time; when nothing waits, the process may go. */
  const watch = (): void => {
    clearTimeout(timer);
    if (waiting.size > 0) {
      timer = setTimeout(() => end(new Error('the printing process hangs')), longestPrintSeconds * 1000);
    } else if (printed >= printsPerProcess) end(new Error('idle'));
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
        started().send(job, (error) => {
          if (error) end(error);
        });
        if (waiting.size === 1) watch();
      }),
    close: async () => end(new Error('the site is closing')),
  };
}
