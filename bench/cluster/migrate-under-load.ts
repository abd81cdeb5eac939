import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Cluster } from './cluster.ts';
import { run } from './run.ts';

/** A report that reads the table for so long, and the migration must not make visitors wait behind it. */
const reportMs = 5_000;

/** Runs the migrations of a release, as its start would, beside a long reading of the same table. */
export async function migrateUnderLoad(
  { db, databaseUrl }: Pick<Cluster, 'db' | 'databaseUrl'>,
  release: string,
): Promise<string> {
  const report = db.transaction().execute(async (trx) => {
    await sql`select count(*) from donations`.execute(trx);
    await sleep(reportMs);
  });
  const startedAt = performance.now();
  const script = `const { migrate } = await import('${release}/app/server/db/migrate.ts');
    console.log((await migrate(process.env.URL)).join());`;
  const words = ['--input-type=module', '-e', script];
  const applied = await run(process.execPath, words, { cwd: release, env: { URL: databaseUrl } });
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  await report;
  return `${applied.trim()} in ${seconds} s, beside a report of ${reportMs / 1_000} s`;
}
