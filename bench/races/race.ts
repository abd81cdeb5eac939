import { auditLedger } from '#server/db/audit.ts';
import { Books } from '#server/demo-gateway/books.ts';
import type { Page } from '../browser.ts';
import type { Fact } from '../faults/fact.ts';
import { actAtGateway } from '../faults/gateway-page.ts';
import { readMoneyFacts } from '../faults/money-facts.ts';
import { untilAnswered } from '../faults/patience.ts';
import { waitUntilSettled } from '../faults/settled.ts';
import { openAdmin } from '../faults/staff.ts';
import type { TestSystem } from '../faults/test-system.ts';
import { emptyNotes, makeArrivals, type Notes, type Person } from '../faults/world.ts';

/** What is raced for: there are `places`, and `late` of the first who have one pay too late. */
export type Course = {
  name: 'stays' | 'passes';
  places: number;
  late: number;
  /** Of those who pay in time so many pay twice, and so many of whom the gateway's events are lost. */
  twice: number;
  lost: number;
  prepare: (system: TestSystem) => Promise<void>;
  /** Presses the button of the form; the id of what is held, or null where it is sold out. */
  press: (person: Person, at: number) => Promise<string | null>;
  paths: (id: string) => { payPath: string; returnPath: string };
  /** A quarter of an hour goes by: nothing is held any more. */
  letHoldsRunOut: (system: TestSystem) => Promise<void>;
  /** Who has a place in the end, who paid and has none, and places that two have. */
  ending: (system: TestSystem) => Promise<{ had: number; short: string[]; doubled: number }>;
};

type Winner = { person: Person; id: string; payPage: Page };

/** So many ask at a time: each has a connection, and the sites' door never waits for them. */
const atOnce = 60;

/**
 * So many people at two processes; then others, once the slow ones' time is over, who pay all the
 * same. Events come twice at once, some are lost. Returns what must be true when all has settled.
 */
export async function runRace(system: TestSystem, course: Course, people: number): Promise<Fact[]> {
  const { name, places, late } = course;
  const notes = emptyNotes();
  const arrive = makeArrivals(system, name);
  await course.prepare(system);
  const begun = system.door.traffic.map((one) => one.begun);
  system.eventRoad.setWeather('doubled');
  const first = await race(course, arrive, people);
  const seconds = [first.seconds];
  const winners = await openPayPages(first.winners, course);
  const [slow, quick] = [winners.slice(0, late), winners.slice(late)];
  await payAll(system, quick, course);
  // Whose events were lost is not known to have paid when the holds run out.
  const overtaken = slow.length + (quick.length > 0 ? course.lost : 0);
  await course.letHoldsRunOut(system);
  const second = await race(course, arrive, 40);
  const overtaking = await openPayPages(second.winners, course);
  await payAll(system, overtaking, quick.length > 0 ? { ...course, twice: 0, lost: 0 } : course);
  await payAll(system, slow, { ...course, twice: 0, lost: 0 });
  notes[name].push(...[...winners, ...overtaking].map(({ id, person }) => ({ id, email: person.email })));
  const unsettled = await waitUntilSettled(system, openAdmin(system, notes));
  const each = system.door.traffic.map((one, at) => one.begun - (begun[at] ?? 0));
  console.log(
    `${name}: ${people} people pressed within ${seconds} s; requests by process: ${each.join(' and ')}`,
  );
  return [
    { what: `${name}: had a place at once, of ${people}`, is: first.winners.length, wanted: places },
    { what: `${name}: read that it is gone`, is: first.refused, wanted: people - places },
    { what: `${name}: had a place of those who were slow`, is: second.winners.length, wanted: overtaken },
    { what: `${name}: requests of the process with fewer`, is: Math.min(...each), atLeast: people / 4 },
    {
      what: `${name}: things that never settled`,
      is: sum(Object.values(unsettled)),
      wanted: 0,
      seen: unsettled,
    },
    ...(await readEnding(system, course, overtaken)),
    ...(await readMoney(system, course, notes)),
  ];
}

async function race(course: Course, arrive: () => Person, people: number) {
  const winners: { person: Person; id: string }[] = [];
  let refused = 0;
  let next = 0;
  const from = performance.now();
  const lane = async (): Promise<void> => {
    while (next < people) {
      const at = next;
      next += 1;
      const person = arrive();
      const id = await course.press(person, at);
      if (id === null) refused += 1;
      else winners.push({ person, id });
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, people) }, lane));
  return { winners, refused, seconds: Math.round((performance.now() - from) / 1_000) };
}

async function openPayPages(winners: readonly { person: Person; id: string }[], { paths }: Course) {
  const opened: Winner[] = [];
  for (let at = 0; at < winners.length; at += atOnce)
    opened.push(
      ...(await Promise.all(
        winners.slice(at, at + atOnce).map(async ({ person, id }) => ({
          ...{ person, id },
          payPage: await untilAnswered(
            () => person.browser.get(paths(id).payPath),
            ({ html }) => html.includes('/v1/checkout/embedded'),
          ),
        })),
      )),
    );
  return opened;
}

/** The last of them are those of whom the events are lost. */
async function payAll(system: TestSystem, winners: readonly Winner[], { paths, twice, lost }: Course) {
  const heard = winners.slice(0, winners.length - lost);
  for (let at = 0; at < heard.length; at += atOnce)
    await Promise.all(
      heard.slice(at, at + atOnce).map(async ({ person, id, payPage }, place) => {
        const way = at + place < twice ? 'pay-twice' : 'pay';
        const returned = await actAtGateway(system.gatewayUrl, payPage, way);
        if (!returned || place % 2 === 0) return;
        const back = Object.entries(returned);
        await untilAnswered(() => person.browser.post(paths(id).returnPath, back, system.gatewayUrl));
      }),
    );
  await untilDelivered(system);
  system.eventRoad.setWeather('lost');
  for (const { payPage } of winners.slice(heard.length))
    await actAtGateway(system.gatewayUrl, payPage, 'pay');
  await untilDelivered(system);
  system.eventRoad.setWeather('doubled');
}

/** The gateway has nothing left to send. */
async function untilDelivered({ gatewayJournal }: TestSystem): Promise<void> {
  await untilAnswered(async () => {
    const left = new Books(gatewayJournal).deliveries.size;
    return { status: left === 0 ? 200 : 500, location: null, html: '' };
  });
}

async function readEnding(system: TestSystem, course: Course, overtaken: number): Promise<Fact[]> {
  const { name, places, lost } = course;
  const { had, short, doubled } = await course.ending(system);
  const column = name === 'stays' ? 'stay_id' : 'pass_booking_id';
  const back = await system.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where(`refunds.${column}`, 'in', [...short, ''])
    .where('refunds.state', '=', 'processed')
    .whereRef('payments.refunded_paise', '=', 'payments.amount_paise')
    .where('payments.role', '=', 'settling')
    .execute();
  const broken = await auditLedger(system.db);
  const log = await system.faultLines();
  return [
    { what: `${name}: have a place in the end`, is: had, wanted: places },
    { what: `${name}: places that two have`, is: doubled, wanted: 0 },
    { what: `${name}: paid too late`, is: short.length, wanted: overtaken },
    { what: `${name}: of these have all of it back`, is: back.length, wanted: overtaken },
    {
      what: `${name}: payments found by polling alone`,
      is: system.eventRoad.allLost().length,
      atLeast: lost,
    },
    { what: `${name}: audit findings`, is: broken.length, wanted: 0, seen: broken },
    { what: `${name}: errors in Postgres’ log`, is: log.postgres.length, wanted: 0, seen: log.postgres },
    { what: `${name}: faults in the sites’ logs`, is: log.site.length, wanted: 0, seen: log.site },
  ];
}

async function readMoney(system: TestSystem, { name }: Course, notes: Notes): Promise<Fact[]> {
  const facts = await readMoneyFacts(system, notes);
  return facts.map((fact) => ({ ...fact, what: `${name}: ${fact.what}` }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
