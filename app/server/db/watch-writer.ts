import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { hostOf } from './database-hosts.ts';
import { DatabaseAwayError } from './lost-connection.ts';
import { connectToWriter, cutWithoutWriter, type Writer } from './open-connection.ts';

export type WriterWatch = {
  /** The server that accepts writes, as far as is known. */
  address: () => string;
  /** Waits until there is one. Throws DatabaseAwayError at `until` (performance.now()). */
  found: (until: number) => Promise<void>;
  close: () => Promise<void>;
};

export type WatchEvents = {
  /** It became another server: its host and port. */
  onMoved: (host: string) => void;
  /** The one at this address says nothing any more. */
  onSilent: (address: string) => void;
};

const retryMs = 200;

/**
 * Knows which of several servers accepts writes: one standing connection to it, and a search among
 * all whenever that one is lost.
 */
export function watchWriter(
  addresses: readonly [string, ...string[]],
  { onMoved, onSilent }: WatchEvents,
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
    cutWithoutWriter(client, () => onSilent(writer.address));
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
