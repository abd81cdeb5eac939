import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { hostOf } from './database-hosts.ts';
import { DatabaseAwayError } from './lost-connection.ts';
import { connectToWriter, cutWhenSilent, type Writer } from './open-connection.ts';

export type WriterWatch = {
  /** The server that accepts writes, as far as is known. */
  address: () => string;
  /** Waits until there is one. Throws DatabaseAwayError at `until` (performance.now()). */
  found: (until: number) => Promise<void>;
  close: () => Promise<void>;
};

const retryMs = 200;

/**
 * Knows which of several servers accepts writes: one standing connection to it, and a search among
 * all whenever that one is lost. `onMoved` is called when it became another server, with its host
 * and port.
 */
export function watchWriter(
  addresses: readonly [string, ...string[]],
  onMoved: (host: string) => void,
): WriterWatch {
  const closing = new AbortController();
  let address = addresses[0];
  let known = false;
  let reason: unknown;
  let client: pg.Client | null = null;
  let search = Promise.resolve();

  const settle = (writer: Writer, isFirst: boolean): void => {
    client = writer.client;
    client.once('end', () => {
      if (closing.signal.aborted) return;
      known = false;
      search = look(false);
    });
    cutWhenSilent(client);
    known = true;
    const moved = !isFirst && writer.address !== address;
    address = writer.address;
    if (moved) onMoved(hostOf(address));
  };

  const look = async (isFirst: boolean): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        const writer = await connectToWriter({ addresses });
        if (closing.signal.aborted) return void writer.client.end().catch(() => {});
        return settle(writer, isFirst);
      } catch (error) {
        reason = error;
        await sleep(retryMs, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };
  search = look(true);

  return {
    address: () => address,
    found: async (until) => {
      while (!known) {
        const left = until - performance.now();
        if (left <= 0 || closing.signal.aborted)
          throw new DatabaseAwayError('no database was found in time', { cause: reason });
        const over = new AbortController();
        await Promise.race([search, sleep(left, undefined, { signal: over.signal }).catch(() => {})]);
        over.abort();
      }
    },
    close: async () => {
      closing.abort();
      await search;
      await client?.end().catch(() => {});
    },
  };
}
