import { sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
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
 * Calls back on every change, and after a lost connection, when changes may have been `missed`.
 */
export function listenForChanges(
  connectionString: string,
  onChange: (missed: boolean) => void,
  log: Logger,
): { close: () => Promise<void> } {
  let closed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  const connect = async (again: boolean): Promise<void> => {
    const mine = new pg.Client({ connectionString, keepAlive: true });
    client = mine;
    let lost = false;
    const reconnect = (): void => {
      if (lost || closed) return;
      lost = true;
      mine.end().catch(() => {});
      timer = setTimeout(() => void connect(true), retryMs);
    };
    mine.on('error', reconnect);
    mine.on('end', reconnect);
    mine.on('notification', () => onChange(false));
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      if (again) onChange(true);
    } catch (error) {
      log.warn({ err: error }, 'cannot listen for content changes');
      reconnect();
    }
  };
  void connect(false);
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
