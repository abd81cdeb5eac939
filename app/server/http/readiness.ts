import { type Kysely, sql } from 'kysely';
import { readMigrations } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';

/** Whether visitors should be sent to this process. */
export type Readiness = {
  /** The database answers in good time and has run every migration that this process knows. */
  isReady: () => Promise<boolean>;
  /** Said once, when the stop was asked for: from then on the process wants no more visitors. */
  stop: () => void;
  isStopping: () => boolean;
};

const patienceMs = 2_000;

export function makeReadiness(db: Kysely<Database>): Readiness {
  let stopping = false;
  const schemaIsWhole = async (): Promise<boolean> => {
    const known = await readMigrations();
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
    const ran = new Set(rows.map((row) => row.name));
    return known.every(({ name }) => ran.has(name));
  };
  return {
    isReady: () => {
      const late = new Promise<false>((resolve) => setTimeout(resolve, patienceMs, false).unref());
      return stopping ? Promise.resolve(false) : Promise.race([schemaIsWhole().catch(() => false), late]);
    },
    stop: () => {
      stopping = true;
    },
    isStopping: () => stopping,
  };
}
