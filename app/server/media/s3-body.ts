import { MediaStoreError } from './media-store.ts';

/** Asks for a body again from a byte on. */
export type Reopen = (from: number) => Promise<ReadableStream<Uint8Array> | null>;

const mostBreaks = 3;

/**
 * The bytes of an answer, all of them: where the line breaks, or nothing comes for `patienceMs`,
 * the rest is asked for from there on. Throws when that fails too, so that a cut file is never
 * taken for a whole one.
 */
export async function* wholeBody(
  body: ReadableStream<Uint8Array> | null,
  { bytes, reopen, patienceMs }: { bytes: number; reopen: Reopen; patienceMs: number },
): AsyncGenerator<Uint8Array> {
  let sent = 0;
  let breaks = 0;
  let stream = body;
  while (sent < bytes) {
    const reader = stream?.getReader();
    let fault: unknown = new Error('the answer ended early');
    try {
      for (;;) {
        const part = await inTime(reader, patienceMs);
        if (!part) break;
        sent += part.length;
        if (sent > bytes) throw new Error('the answer is longer than its size says');
        yield part;
      }
    } catch (error) {
      fault = error;
    } finally {
      // Also where the visitor has left.
      reader?.cancel().catch(() => {});
    }
    if (sent >= bytes) return;
    breaks += 1;
    if (breaks > mostBreaks) throw new MediaStoreError('the answer broke off', { cause: fault });
    stream = await reopen(sent);
  }
}

async function inTime(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  patienceMs: number,
): Promise<Uint8Array | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('nothing came in time')), patienceMs);
  });
  try {
    return (await Promise.race([reader?.read(), late]))?.value;
  } finally {
    clearTimeout(timer);
  }
}
