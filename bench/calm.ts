import '#server/node-env.ts';
import path from 'node:path';
import { type CDPSession, chromium } from '@playwright/test';
import { chromiumPath } from '../scripts/chromium-path.ts';
import { median, printTable } from './numbers.ts';
import { startSite } from './processes.ts';

// npm run calm: for how long pages block a cheap phone's main thread, medians of five on a CPU
// slowed four times, and what the first press costs. `npm run calm -- /history /csr` measures these
// alone; with SITES="before=http://… after=http://…" two running sites, in turns. The time of the
// thread itself is counted, not the clock's, so that a busy machine changes less.

const walked = [
  '/',
  '/darshan',
  '/history',
  '/blogs/single-blog/why-we-greet-tulasi-before-sunrise',
  '/events/single-event/sunday-love-feast',
  '/donation',
  '/calender',
  '/donation-checkout?cause=food-for-life&type=meals-20&quantity=1&amount=',
  '/cart',
];
const rounds = 5;
const slowed = 4;
/** A task blocks with what it takes longer than this. Milliseconds. */
const unfelt = 50;
/** How long a page is watched after its load event. Milliseconds. */
const watched = 6_000;

type TraceEvent = { name: string; ph: string; tid: number; pid: number; ts: number; tdur?: number };
type Found = { blocked: number; longest: number; press: number };

const own = process.env.SITES
  ? null
  : await startSite({ port: 3185, dataFolder: path.resolve('data/lighthouse') });
const sites = own
  ? [['', own.url] as const]
  : (process.env.SITES ?? '').split(' ').map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']);
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
try {
  const chosen = process.argv.slice(2);
  const rows: (string | number)[][] = [];
  for (const page of chosen.length > 0 ? chosen : walked) {
    const found = new Map<string, Found[]>(sites.map(([name]) => [name ?? '', []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name = '', url = ''] of sites) found.get(name)?.push(await look(new URL(page, url).href));
    }
    for (const [name, all] of found) {
      const middle = (part: keyof Found) => String(Math.round(median(all.map((each) => each[part]))));
      rows.push([`${page.split('?')[0]} ${name}`, middle('blocked'), middle('longest'), middle('press')]);
    }
  }
  const names = ['page', 'blocked ms', 'longest task ms', 'first press ms'];
  printTable(`CPU slowed ${slowed} times, medians of ${rounds}`, names, rows);
} finally {
  await browser.close();
  await own?.stop();
}

async function look(url: string): Promise<Found> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  // One visit before: what is measured is the page, not the line that it came by.
  await page.goto(url);
  const events = await tracedBy(session, async () => {
    await page.goto(url);
    await page.waitForTimeout(watched);
  });
  const press = await pressedOn(session, () => page.mouse.click(5, 400));
  await context.close();
  return { ...blockingOf(events), press };
}

/** The longest task of the main thread from a press on the page until two seconds after it. */
async function pressedOn(session: CDPSession, press: () => Promise<void>): Promise<number> {
  const events = await tracedBy(session, async () => {
    await press();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  });
  return Math.max(0, ...tasksOf(events, 0));
}

async function tracedBy(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const take = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', take);
  const categories = ['disabled-by-default-devtools.timeline', 'loading', '__metadata', 'toplevel'];
  await session.send('Tracing.start', { traceConfig: { includedCategories: categories } });
  await run();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', take);
  return events;
}

function blockingOf(events: TraceEvent[]): Pick<Found, 'blocked' | 'longest'> {
  const painted = Math.max(
    ...events.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts),
  );
  const tasks = tasksOf(events, painted);
  return {
    blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - unfelt), 0),
    longest: Math.max(0, ...tasks),
  };
}

/** Tasks of the page's main thread since a moment, in milliseconds of the thread's own time. */
function tasksOf(events: TraceEvent[], since: number): number[] {
  const tasks = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const busiest = Map.groupBy(tasks, ({ pid, tid }) => `${pid} ${tid}`);
  const isMain = new Set(
    events
      .filter((event) => event.name === 'thread_name' && nameIn(event) === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return [...busiest]
    .filter(([thread]) => isMain.has(thread))
    .flatMap(([, all]) => all)
    .filter(({ ts }) => ts >= since)
    .map(({ tdur = 0 }) => tdur / 1_000);
}

function nameIn(event: TraceEvent): string | undefined {
  return (event as { args?: { name?: string } }).args?.name;
}
