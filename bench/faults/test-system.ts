import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import type { Database } from '#server/db/schema.ts';
import { demoGatewayConfig } from '#server/demo-gateway/demo-keys.ts';
import { type Browser, openBrowser } from '../browser.ts';
import { type Child, makeChild } from './child.ts';
import { type DatabaseRoad, openDatabaseRoad } from './database-road.ts';
import { mountSmallDisk, type SmallDisk, unmountSmallDisk } from './disk.ts';
import { type EventRoad, openEventRoad } from './event-road.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';
import { type GatewayRoad, openGatewayRoad } from './gateway-road.ts';
import type { Cleanup } from './leave-nothing.ts';
import { refuseTakenPorts } from './ports.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { makeSite, type Site } from './site.ts';

/** What visitors, staff and facts need: a site under some address, its database, its gateway. */
export type VisitedSystem = {
  db: Kysely<Database>;
  door: { url: string };
  /** A browser of somebody with this IP address. */
  browse: (address: string) => Browser;
  gatewayUrl: string;
  gatewayJournal: string;
};

export type TestSystem = VisitedSystem & {
  door: FrontDoor;
  sites: [Site, Site];
  double: Child;
  databaseRoads: [DatabaseRoad, DatabaseRoad];
  gatewayRoad: GatewayRoad;
  eventRoad: EventRoad;
  post: PostOffice;
  /**
   * Where Postgres keeps its data; null: this machine may not mount, and the full-disk fault is
   * left out.
   */
  disk: SmallDisk | null;
  postgresFolder: string;
  connectionString: string;
  /** Starts both sites and the test gateway where they do not run. */
  startAll: () => Promise<void>;
  /**
   * Stops them gracefully, so that their last lines are written; database and mail server stay up.
   */
  stopAll: () => Promise<void>;
  /** Log lines that mention a fault since the start. */
  faultLines: () => Promise<{ site: string[]; postgres: string[] }>;
};

/**
 * Two processes of the built site behind one proxy, on one empty Postgres with the demo, the test
 * gateway as a process of its own, a mail server, and a network between all of them that can fail.
 * All of it lies in a new temporary folder, which is deleted after the run. Uses the eight ports
 * from this one on, and refuses those that are taken. The sites run the code of `trees`; the first is
 * started first, and fills the database.
 */
export async function startTestSystem(
  cleanup: Cleanup,
  port: number,
  trees: readonly [string, string] = ['.', '.'],
): Promise<TestSystem> {
  const [doorPort, one, two, doublePort, gatewayPort, eventPort, ...roadPorts] = Array.from(
    { length: 8 },
    (_, at) => port + at,
  ) as [number, number, number, number, number, number, ...number[]];
  await refuseTakenPorts([doorPort, one, two, doublePort, gatewayPort, eventPort, ...roadPorts]);
  const folder = await mkdtemp(path.join(tmpdir(), 'mandir-faults-'));
  cleanup.add(`the folder ${folder}`, () => rm(folder, { recursive: true, force: true }));
  const postgresFolder = path.join(folder, 'pg');
  await mkdir(postgresFolder, { mode: 0o700 });
  const disk = await openDisk(cleanup, postgresFolder);
  const starting = startEmbeddedPostgres(postgresFolder);
  cleanup.add('Postgres', async () => (await starting.catch(() => null))?.stop());
  const { connectionString } = await starting;
  const address = new URL(connectionString);
  const socketFile = path.join(
    address.searchParams.get('host') ?? '',
    `.s.PGSQL.${address.searchParams.get('port')}`,
  );

  const door = await openFrontDoor(doorPort, [one, two]);
  cleanup.add('the front door', door.close);
  const databaseRoads = (await Promise.all(
    roadPorts.map((roadPort) => openDatabaseRoad(roadPort, socketFile)),
  )) as [DatabaseRoad, DatabaseRoad];
  for (const road of databaseRoads) cleanup.add('a road to the database', road.close);
  const gatewayRoad = await openGatewayRoad(gatewayPort, doublePort);
  cleanup.add('the road to the gateway', gatewayRoad.close);
  const eventRoad = await openEventRoad(eventPort, door.url);
  cleanup.add('the road of the events', eventRoad.close);
  const post = await openPostOffice();
  cleanup.add('the mail server', post.close);

  const gateway = demoGatewayConfig(`http://127.0.0.1:${gatewayPort}`);
  const env = {
    PUBLIC_URL: door.url,
    DATA_FOLDER: folder,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '1',
    // More than the usual ten, so that it is never the wait for a connection that serialises two.
    DATABASE_CONNECTIONS: '30',
    SMTP_URL: post.url,
    RAZORPAY_URL: gateway.url,
    RAZORPAY_ACCOUNT_ID: gateway.accountId,
    RAZORPAY_KEY_ID: gateway.keyId,
    RAZORPAY_KEY_SECRET: gateway.keySecret,
    RAZORPAY_WEBHOOK_SECRET: gateway.webhookSecret,
  };
  const sites = [one, two].map((sitePort, at) => {
    const { username, password } = address;
    const database = `postgresql://${username}:${password}@127.0.0.1:${roadPorts[at]}${address.pathname}`;
    const tree = trees[at] ?? '.';
    return makeSite(cleanup, { at, port: sitePort, tree, folder, env: { ...env, DATABASE_URL: database } });
  }) as [Site, Site];
  const double = makeChild(cleanup, {
    name: 'the gateway’s double',
    args: [path.resolve('app/server/demo-gateway/serve.ts')],
    // It listens on a port of its own, and its events go through the event network.
    env: {
      ...env,
      RAZORPAY_URL: `http://127.0.0.1:${doublePort}`,
      PUBLIC_URL: `http://127.0.0.1:${eventPort}`,
    },
    openWords: 'The test gateway is open',
    log: path.join(folder, 'gateway.log'),
  });
  const { db } = openDatabase(connectionString, { connections: 3, onLost: () => {} });
  cleanup.add('the connections to the database', () => db.destroy());

  const startAll = async (): Promise<void> => {
    await double.start();
    // The first start fills the database; the second finds it filled.
    for (const site of sites) await site.start();
  };
  await startAll();
  const postgresLog = path.join(postgresFolder, 'postgres.log');
  const opened = await readFile(postgresLog, 'utf8').catch(() => '');
  return {
    ...{
      db,
      door,
      sites,
      double,
      databaseRoads,
      gatewayRoad,
      eventRoad,
      post,
      disk,
      postgresFolder,
      connectionString,
    },
    browse: (visitor) => openBrowser(door.url, visitor),
    gatewayUrl: gateway.url,
    gatewayJournal: path.join(folder, 'test-gateway.jsonl'),
    startAll,
    stopAll: async () => {
      await double.stop();
      await Promise.all(sites.map((site) => site.stop()));
      door.forget();
    },
    faultLines: async () => ({
      site: (
        await linesOf(
          sites.map(({ log }) => log),
          /^\{.*"level":[56]0/,
        )
      ).filter((line) => !slowMachine.test(line)),
      // Log lines from creating the cluster are no faults: a first sign-in finds no role yet.
      postgres: (await linesOf([postgresLog], /deadlock|ERROR|FATAL|PANIC/)).filter(
        (line) => !opened.includes(line),
      ),
    }),
  };
}

/** A receipt not printed within half a minute, as on a busy machine: its letter is tried again. */
const slowMachine = /"the printing process hangs"/;

async function openDisk(cleanup: Cleanup, folder: string): Promise<SmallDisk | null> {
  try {
    const disk = await mountSmallDisk(folder);
    cleanup.add(`the small disk ${folder}`, () => unmountSmallDisk(folder));
    return disk;
  } catch (error) {
    console.error(
      `THE DISK IS LEFT OUT: no small file system could be mounted (${String(error).split('\n')[0]}).`,
    );
    return null;
  }
}

/** A quarter of an hour and a minute go by: every hold has expired. */
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
