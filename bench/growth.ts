import '#server/node-env.ts';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { demoAdmin } from '#core/people/demo-staff.ts';
import { bootSite } from '#server/boot-site.ts';
import { openDemoSession } from './demo-cookies.ts';
import { median, printTable } from './numbers.ts';
import { postgresOf } from './processes.ts';
import { fillPurchases } from './scale/fill-purchases.ts';
import { type Asked, listPieces, nextNumber, untilWritten } from './scale/growth-kinds.ts';
import { fillShelf, giveOnce, orderOnce } from './scale/journeys.ts';
import { startMeasuredSite } from './scale/measured-site.ts';
import { processorTime, sideTime } from './scale/processor-time.ts';
import { unitOfWork } from './scale/unit-of-work.ts';

// What grows with rows: each step of a gift and an order, pages of a devotee and of the office, and
// files, on a new database and on one with many gifts and orders, in turns. CPU, since other
// programs share the machine; what each site does when nobody comes is taken off. Needs a build.
//   node bench/growth.ts --gifts 5000 --orders 3000 --rounds 3
const { values } = parseArgs({
  options: {
    /** The first of eight ports. */
    port: { type: 'string', default: '3450' },
    gifts: { type: 'string', default: '5000' },
    orders: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '3' },
    times: { type: 'string', default: '30' },
    /** Takes the two databases of the last run as they are. */
    keep: { type: 'boolean', default: false },
  },
});
const port = Number(values.port);

type Side = Asked & { close: () => Promise<void> };
/** Milliseconds of CPU. */
type Used = { site: number; side: number; postgres: number };
type Seen = Used & { ms: number; times: number };

const idle = 'nobody comes';
const few = await open(port, 'data/growth-few');
const many = await open(port + 4, 'data/growth-many');
try {
  for (const { measured, db } of [few, many]) {
    for (let at = 0; at < 10; at += 1) {
      await giveOnce(measured, nextNumber());
      await orderOnce(measured, nextNumber());
    }
    await untilWritten(db);
  }
  if (!values.keep) {
    await fillPurchases(many.db, 'gift', Number(values.gifts));
    await fillPurchases(many.db, 'order', Number(values.orders));
  }
  for (const { db } of [few, many]) await sql`analyze`.execute(db);
  const found = { few: new Map<string, Seen[]>(), many: new Map<string, Seen[]>() };
  const units: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const [into, side] of [
      [found.few, few],
      [found.many, many],
    ] as const) {
      units.push(unitOfWork());
      const pieces = listPieces(side, Number(values.times));
      for (const piece of [{ name: idle, times: 1, run: () => sleep(10_000) }, ...pieces]) {
        const seen = await measure(side, piece);
        if (round > 0) into.set(piece.name, [...(into.get(piece.name) ?? []), seen]);
      }
    }
  }
  print(found, units);
} finally {
  await few.close();
  await many.close();
}

async function open(at: number, folder: string): Promise<Side> {
  if (!values.keep) rmSync(folder, { recursive: true, force: true });
  const measured = await startMeasuredSite(at, folder);
  const env = { DATA_FOLDER: measured.dataFolder, LOG_LEVEL: 'silent', PUBLIC_URL: measured.url };
  Object.assign(process.env, { ...env, PORT: String(at) });
  const own = await bootSite({ alongside: true });
  await fillShelf(own.services);
  const cookies = {
    devotee: await openDemoSession(own.services, 'viewer@temple.example', 'site'),
    owner: await openDemoSession(own.services, demoAdmin.email, 'office'),
  };
  const close = async (): Promise<void> => {
    await own.close();
    await measured.stop();
  };
  return { measured, db: own.services.db, cookies, close };
}

async function measure(side: Side, { times, run }: { times: number; run: () => Promise<unknown> }) {
  const began = performance.now();
  const before = await used(side);
  await run();
  const after = await used(side);
  const ms = performance.now() - began;
  const of = (name: keyof Used) => after[name] - before[name];
  return { ms, times, site: of('site'), side: of('side'), postgres: of('postgres') };
}

async function used({ measured: { inspector, site, dataFolder } }: Side): Promise<Used> {
  const { cpuMs } = await inspector.look();
  return {
    site: cpuMs,
    side: sideTime(site.pid),
    postgres: processorTime(postgresOf(dataFolder)),
  };
}

function print(found: Record<'few' | 'many', Map<string, Seen[]>>, units: number[]): void {
  const cost = (seen: Map<string, Seen[]>, name: string, of: keyof Used): number => {
    const rate = median((seen.get(idle) ?? []).map((one) => one[of] / one.ms));
    return median((seen.get(name) ?? []).map((one) => (one[of] - rate * one.ms) / one.times));
  };
  const names = [...found.few.keys()].filter((name) => name !== idle);
  printTable(
    `CPU of one, ms: few rows, and ${values.gifts} gifts and ${values.orders} orders`,
    ['what', 'site', 'many', 'side', 'many', 'Postgres', 'many'],
    names.map((name) => [
      name,
      ...(['site', 'side', 'postgres'] as const).flatMap((of) => [
        cost(found.few, name, of),
        cost(found.many, name, of),
      ]),
    ]),
  );
  const sorted = units.toSorted((one, other) => one - other);
  console.log(
    `\nThe same work beside it took ${sorted[0]?.toFixed(1)} to ${sorted.at(-1)?.toFixed(1)} ms of CPU.`,
  );
}
