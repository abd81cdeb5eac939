import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openLongLived } from '../db/open-connection.ts';
import type { Db } from '../db/schema.ts';
import { pagesTag, type SharedCache } from '../shared-cache/shared-cache.ts';

/** Announces to this process and every other on the same database that public content changed. */
export type PageSignal = {
  /**
   * To be called by every verb that changes what public pages show. Inside a transaction (pass it)
   * the signal is sent when it commits, and not at all when it doesn't.
   */
  bump: (trx?: Db) => Promise<void>;
};

const channel = 'content_changed';
const retryMs = 500;

export function makePageSignal(db: Db, sharedCache: Pick<SharedCache, 'forget'>): PageSignal {
  return {
    bump: async (trx = db) => {
      await sharedCache.forget(trx, [pagesTag]);
      await sql`select pg_notify(${channel}, '')`.execute(trx);
    },
  };
}

/**
 * Calls back on every change, and once it listens, for the first time or after a lost connection:
 * changes may have been `missed` before.
 */
export function listenForChanges(
  connectionString: string,
  onChange: (missed: boolean) => void,
  log: Logger,
): { close: () => Promise<void> } {
  let closed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    let lost = false;
    const reconnect = (): void => {
      if (lost || closed) return;
      lost = true;
      client?.end().catch(() => {});
      timer = setTimeout(() => {
        opening = connect();
      }, retryMs);
    };
    const follow = (mine: pg.Client): void => {
      client = mine;
      mine.on('error', reconnect);
      mine.on('end', reconnect);
      mine.on('notification', () => onChange(false));
    };
    try {
      const mine = await openLongLived(connectionString, { connectionTimeoutMillis: 10_000 }, follow);
      if (closed) return void (await mine.end());
      await mine.query(`listen ${channel}`);
      onChange(true);
    } catch (error) {
      log.warn({ err: error }, 'cannot listen for content changes');
      reconnect();
    }
  };
  let opening = connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await opening;
      await client?.end().catch(() => {});
    },
  };
}
