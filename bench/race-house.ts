import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import type { Database } from '#server/db/schema.ts';
import { testGatewayConfig } from '#server/payments/test-gateway/test-keys.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';
import { startProcess } from './processes.ts';

export type RaceHouse = {
  db: Kysely<Database>;
  door: FrontDoor;
  gatewayUrl: string;
  gatewayJournal: string;
  /** Stops the two sites and the gateway, so that their last lines are written; the database stays. */
  stopSites: () => Promise<void>;
  /** Lines of these logs that speak of a fault; only after the sites have stopped. */
  faults: () => Promise<{ site: string[]; postgres: string[] }>;
  close: () => Promise<void>;
};

/** Two processes of the built site behind one door, the gateway's double as a third, on one empty Postgres with the demo. */
export async function openRaceHouse(folder: string, port: number): Promise<RaceHouse> {
  await rm(folder, { recursive: true, force: true });
  const postgres = await startEmbeddedPostgres(folder);
  const door = await openFrontDoor(port, [port + 1, port + 2]);
  const gateway = testGatewayConfig(`http://127.0.0.1:${port + 3}`);
  const env = {
    PUBLIC_URL: door.url,
    DATA_FOLDER: folder,
    DATABASE_URL: postgres.connectionString,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '1',
    RAZORPAY_URL: gateway.url,
    RAZORPAY_ACCOUNT_ID: gateway.accountId,
    RAZORPAY_KEY_ID: gateway.keyId,
    RAZORPAY_KEY_SECRET: gateway.keySecret,
    RAZORPAY_WEBHOOK_SECRET: gateway.webhookSecret,
  };
  const node = process.execPath;
  const logs = [1, 2].map((one) => path.join(folder, `site-${one}.log`));
  const start = (one: number) =>
    startProcess(node, ['app/server/main.ts'], {
      url: `http://127.0.0.1:${port + one}/health/live`,
      env: { ...env, PORT: String(port + one) },
      log: logs[one - 1],
    });
  const double = await startProcess(node, ['app/server/payments/test-gateway/serve.ts'], {
    url: gateway.url,
    env,
  });
  // The first fills the database; the second finds it so.
  const sites = [await start(1), await start(2)];
  const { db } = openDatabase(postgres.connectionString, { connections: 2, onLost: () => {} });
  return {
    db,
    door,
    gatewayUrl: gateway.url,
    gatewayJournal: path.join(folder, 'test-gateway.jsonl'),
    stopSites: async () => {
      await double.stop();
      await Promise.all(sites.map((site) => site.stop()));
    },
    faults: async () => ({
      site: await linesOf(logs, /^\{.*"level":[56]0/),
      postgres: await linesOf([path.join(folder, 'postgres.log')], /deadlock|ERROR|FATAL|PANIC/),
    }),
    close: async () => {
      await door.close();
      await db.destroy();
      await postgres.stop();
    },
  };
}

/** A quarter of an hour and a minute go by: what is held ran out. */
export async function letHoldsRunOut(db: Kysely<Database>): Promise<void> {
  await sql`update holds set until = until - interval '16 minutes' where state = 'held'`.execute(db);
}

async function linesOf(files: readonly string[], pattern: RegExp): Promise<string[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts
    .join('\n')
    .split('\n')
    .filter((line) => pattern.test(line));
}
