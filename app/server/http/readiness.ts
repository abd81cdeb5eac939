import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { readMigrations } from '../db/migrate.ts';
import type { Db } from '../db/schema.ts';
import { isDiskFull } from './trouble.ts';

/** Whether visitors should be sent to this process. */
export type Readiness = {
  /**
   * The database answers in good time and has run every migration that this process knows, and
   * there is room to write: on the disk of the data folder, and on the database's as far as its
   * last answers show.
   */
  isReady: () => Promise<boolean>;
  /** Called once, when the stop was requested: from then on the process wants no more visitors. */
  stop: () => void;
  isStopping: () => boolean;
  /** Errors of requests: one about a full disk counts for half a minute. */
  noteFault: (error: unknown) => void;
};

type Options = {
  /** Where the site writes. */
  folder: string;
  /** Milliseconds, only ever compared. */
  now?: () => number;
};

const patienceMs = 2_000;
const fullForMs = 30_000;
/** Less is as good as full: a few uploads and Postgres's write-ahead log. */
const leastRoomBytes = 32 * 1024 * 1024;

export function makeReadiness(db: Db, { folder, now = () => performance.now() }: Options): Readiness {
  let stopping = false;
  let fullUntil = Number.NEGATIVE_INFINITY;
  const schemaIsWhole = async (): Promise<boolean> => {
    const known = await readMigrations();
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
    const ran = new Set(rows.map((row) => row.name));
    return known.every(({ name }) => ran.has(name));
  };
  const hasRoom = async (): Promise<boolean> => {
    if (now() < fullUntil) return false;
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= leastRoomBytes;
  };
  const isWell = async (): Promise<boolean> => (await hasRoom()) && (await schemaIsWhole());
  return {
    isReady: () => {
      const late = new Promise<false>((resolve) => setTimeout(resolve, patienceMs, false).unref());
      return stopping ? Promise.resolve(false) : Promise.race([isWell().catch(() => false), late]);
    },
    stop: () => {
      stopping = true;
    },
    isStopping: () => stopping,
    noteFault: (error) => {
      if (isDiskFull(error)) fullUntil = now() + fullForMs;
    },
  };
}
