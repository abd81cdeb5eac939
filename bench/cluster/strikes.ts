import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { machineWith } from './database-machines.ts';
import { migrateUnderLoad } from './migrate-under-load.ts';
import { nameOf, untilWhole } from './patroni.ts';
import { news } from './releases.ts';
import { until } from './run.ts';

/** What a strike may use beside the cluster. */
export type Scene = {
  system: Cluster;
  secondRelease: string;
  /** Waits until a gift was acknowledged that began after now; false: none in two minutes. */
  nextGift: () => Promise<boolean>;
};

/** A fault from its beginning until everything is as before; what is worth saying of it. */
export type Strike = (scene: Scene) => Promise<string>;

const secondsDown = 15_000;

/** In the order of the run: the second release comes last, and stays. */
export const strikes = {
  'primary killed with -9': async ({ system, nextGift }) => {
    const primary = await machineWith('leader', system);
    await primary.powerOff();
    await nextGift();
    const next = await nameOf('leader');
    await primary.powerOn();
    await untilWhole();
    return `${primary.name} off, ${next} took over`;
  },
  'primary cut off': async ({ system, nextGift }) => {
    const primary = await machineWith('leader', system);
    await primary.unplug();
    await nextGift();
    const next = await nameOf('leader');
    await sleep(secondsDown);
    await primary.plugIn();
    await untilWhole();
    return `${primary.name} unplugged, ${next} took over`;
  },
  'standby stopped': async ({ system, nextGift }) => {
    const standby = await machineWith('sync_standby', system);
    await standby.powerOff();
    await nextGift();
    await sleep(secondsDown);
    const next = await nameOf('sync_standby');
    await standby.powerOn();
    await untilWhole();
    return `${standby.name} off, ${next} took its place`;
  },
  'site killed in mid-payment': async ({ system }) => {
    const [site] = system.sites;
    if (!site) throw new Error('there is no site');
    const pays = async () => [...system.answers.underWay].some((what) => payment.test(what));
    await until(pays, 30_000, 5);
    const hit = system.answers.underWay.size;
    await site.powerOff();
    await sleep(5_000);
    await site.powerOn();
    return `${site.name} off with ${hit} requests under way`;
  },
  'object store killed': async ({ system }) => {
    await system.store.powerOff();
    await sleep(secondsDown);
    await system.store.powerOn();
    return 'only pictures ask it for anything';
  },
  'primary’s disk full': async ({ system, nextGift }) => {
    const primary = await machineWith('leader', system);
    await primary.disk.fill();
    await sleep(secondsDown);
    const isOpen = await nextGift();
    const now = await nameOf('leader').catch(() => 'nobody');
    await primary.disk.free();
    await untilWhole();
    return `full on ${primary.name}; ${now} wrote ${isOpen ? 'then' : 'after two minutes'}`;
  },
  'migration under load': ({ system, secondRelease }) => migrateUnderLoad(system, secondRelease),
  'rolling restart, new build': async ({ system, secondRelease }) => {
    const took: string[] = [];
    for (const site of system.sites) {
      const startedAt = performance.now();
      await site.release(secondRelease);
      took.push(`${Math.round((performance.now() - startedAt) / 1_000)} s`);
    }
    const { html } = await system.browse('10.1.250.9').get(news.page);
    if (!html.includes(news.words)) throw new Error('the second release is not there');
    return `each ${took.join(', ')} from its stop until it was ready`;
  },
} satisfies Record<string, Strike>;

export type StrikeName = keyof typeof strikes;

const payment = /^POST \/(checkout|[a-z]+-return)|^GET .*\/pay\//;
