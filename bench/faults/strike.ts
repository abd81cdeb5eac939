import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { EventWeather } from './event-road.ts';
import { postmasterOf } from './postmaster.ts';
import type { PlannedFault } from './schedule.ts';
import { slowCommits } from './slow-disk.ts';
import type { TestSystem } from './test-system.ts';
import type { Traffic } from './traffic.ts';

/** How long a fault waits for something to hit, and goes on until it has. */
const patienceMs = 20_000;
const lookMs = 20;
/** Milliseconds for each message of a site, on a slow network. */
const slowMs = 25;

/**
 * Lets it strike, waits until it is over, and returns how much it hit that was under way: measured,
 * not supposed.
 */
export async function strike(system: TestSystem, fault: PlannedFault): Promise<number> {
  const { databaseRoads, gatewayRoad, eventRoad, door, sites } = system;
  const site = sites[fault.site];
  const roads = databaseRoads.map(({ traffic }) => traffic);
  const lasts = (hits: () => number) => lastUntilHit(fault.lasts, hits);
  switch (fault.kind) {
    case 'kill-site': {
      const own = [door.traffic[fault.site], roads[fault.site]].flatMap((one) => one ?? []);
      const hits = await whenUnderWay(own, fault.lag);
      await site.kill();
      await sleep(fault.lasts);
      await site.start();
      return hits;
    }
    case 'kill-postgres': {
      const hits = await whenUnderWay(roads, fault.lag);
      process.kill(await postmasterOf(system.postgresFolder), 'SIGKILL');
      await untilDatabaseAnswers(system);
      return hits;
    }
    case 'kill-gateway': {
      const hits = await whenUnderWay([gatewayRoad.traffic], fault.lag);
      await system.double.kill();
      await sleep(fault.lasts);
      await system.double.start();
      return hits;
    }
    case 'database-cut': {
      const hits = await whenUnderWay(roads, fault.lag);
      for (const road of databaseRoads) road.cut();
      return hits;
    }
    case 'database-stalls': {
      // What is sent after the stall waits unread, and is not counted: something has to be under
      // way before it.
      await whenUnderWay(roads, fault.lag);
      for (const road of databaseRoads) road.stall();
      const stuck = () => roads.reduce((sum, { underWay }) => sum + underWay, 0);
      const hits = await lasts(stuck);
      for (const road of databaseRoads) road.release();
      return hits;
    }
    case 'database-slow': {
      const before = sum(roads);
      for (const road of databaseRoads) road.slowBy(slowMs);
      const hits = await lasts(() => sum(roads) - before);
      for (const road of databaseRoads) road.slowBy(0);
      return hits;
    }
    case 'gateway-stalls': {
      const before = gatewayRoad.held;
      gatewayRoad.stall();
      const hits = await lasts(() => gatewayRoad.held - before);
      gatewayRoad.release();
      return hits;
    }
    case 'gateway-answers-lost': {
      const before = gatewayRoad.lost;
      gatewayRoad.loseAnswers(true);
      const hits = await lasts(() => gatewayRoad.lost - before);
      gatewayRoad.loseAnswers(false);
      return hits;
    }
    case 'gateway-unheard': {
      const before = gatewayRoad.lostRefunds;
      await Promise.race([gatewayRoad.refunds.next(), sleep(patienceMs)]);
      gatewayRoad.loseAnswers(true);
      eventRoad.setWeather('lost');
      const hits = await lasts(() => gatewayRoad.lostRefunds - before);
      gatewayRoad.loseAnswers(false);
      eventRoad.setWeather('fair');
      return hits;
    }
    case 'events-lost': {
      const before = eventRoad.allLost().length;
      eventRoad.setWeather('lost');
      const hits = await lasts(() => eventRoad.allLost().length - before);
      eventRoad.setWeather('fair');
      return hits;
    }
    case 'events-doubled':
    case 'events-reordered': {
      const weather = fault.kind.slice('events-'.length) as Exclude<EventWeather, 'fair' | 'lost'>;
      const before = eventRoad.counts[weather];
      eventRoad.setWeather(weather);
      const hits = await lasts(() => eventRoad.counts[weather] - before);
      eventRoad.setWeather('fair');
      return hits;
    }
    case 'clock-ahead':
    case 'clock-behind': {
      await site.shiftClock(fault.minutes * (fault.kind === 'clock-ahead' ? 60_000 : -60_000));
      const own = door.traffic[fault.site];
      const before = own?.begun ?? 0;
      const hits = await lasts(() => (own?.begun ?? 0) - before);
      await site.shiftClock(0);
      return hits;
    }
    case 'disk-slow': {
      const before = sum(roads);
      await slowCommits(system, true);
      const hits = await lasts(() => sum(roads) - before);
      await slowCommits(system, false);
      return hits;
    }
    case 'disk-full': {
      const refused = () => countRefusedWrites(system.postgresFolder);
      const before = await refused();
      await system.disk?.fill();
      let hits = 0;
      // Longer than other faults: first the visitors' rows fill the pages that have room.
      const endsAt = performance.now() + 3 * patienceMs;
      await sleep(fault.lasts);
      while (hits === 0 && performance.now() < endsAt) {
        await sleep(10 * lookMs);
        // Postgres may have given space back, for instance at a checkpoint.
        await system.disk?.fill();
        hits = (await refused()) - before;
      }
      await system.disk?.free();
      await untilDatabaseAnswers(system);
      return hits;
    }
  }
}

function sum(traffic: readonly Traffic[]): number {
  return traffic.reduce((all, { begun }) => all + begun, 0);
}

/**
 * Waits until something has just begun there and is still under way; returns how much is at that
 * moment.
 */
async function whenUnderWay(traffic: readonly Traffic[], lag: number): Promise<number> {
  const endsAt = performance.now() + patienceMs;
  while (performance.now() < endsAt) {
    await Promise.race([...traffic.map((one) => one.next()), sleep(1_000)]);
    if (lag > 0) await sleep(lag);
    const underWay = traffic.reduce((all, one) => all + one.underWay, 0);
    if (underWay > 0) return underWay;
  }
  return 0;
}

/** Lasts as long as planned, and longer until it has hit something. */
async function lastUntilHit(lasts: number, hits: () => number): Promise<number> {
  await sleep(lasts);
  const endsAt = performance.now() + patienceMs;
  while (hits() === 0 && performance.now() < endsAt) await sleep(lookMs);
  return hits();
}

async function untilDatabaseAnswers({ db }: TestSystem): Promise<void> {
  const endsAt = performance.now() + 6 * patienceMs;
  for (;;) {
    const answers = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    if (answers) return;
    if (performance.now() > endsAt) throw new Error('the database did not come back');
    await sleep(100);
  }
}

/** Postgres' own log lines about writes for which there was no space. */
async function countRefusedWrites(postgresFolder: string): Promise<number> {
  const log = await readFile(path.join(postgresFolder, 'postgres.log'), 'utf8');
  return log.split('No space left on device').length - 1;
}
