import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { makeSideProcess } from '#server/side-process.ts';
import { captureOf, makeTestHouse } from '../test-stays.ts';
import type { RaceAnswer, RaceJob } from './test-race-process.ts';

type Work<Job = RaceJob> = Job extends RaceJob ? Omit<Job, 'now'> : never;

let test: TestDatabase;
let now = new Date('2026-11-20T06:00:00Z');
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

/** Two processes with a pool, a gateway and a memory each, on one Postgres. */
const processes = [1, 2].map((number) =>
  makeSideProcess<RaceJob, RaceAnswer>({
    name: `race ${number}`,
    file: path.join(import.meta.dirname, 'test-race-process.ts'),
    room: { mostOfOne: 10, mostOfAll: 10 },
    jobsPerProcess: 100,
    longestSeconds: 60,
    heap: 256,
  }),
);
const ask = (at: number, work: Work) => {
  const side = processes[at % 2];
  if (!side) throw new Error('no process');
  return side.ask({ ...work, now }, 'test');
};
/** Both at once, each with its half: the even ones and the odd ones. */
const inBoth = (work: (at: number) => Work) => Promise.all([ask(0, work(0)), ask(1, work(1))]);
const halfOf = <One>(all: One[], at: number) => all.filter((_, index) => index % 2 === at);

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const { connectionString } = test;
  await inBoth((at) => ({ work: 'open', connectionString, first: at === 0 }));
  await makeTestHouse(test.db, 3);
}, 60_000);
afterAll(async () => {
  await inBoth(() => ({ work: 'close' }));
  await Promise.all(processes.map((one) => one.close()));
  await test.close();
});

/** Three nights, all overlapping on 2 December; and the whole of them. */
const wishes = [
  { arrival: '2026-12-01', departure: '2026-12-03' },
  { arrival: '2026-12-02', departure: '2026-12-04' },
  { arrival: '2026-12-01', departure: '2026-12-04' },
];

let guestsAsked = 0;

/** So many guests at once, half of them at each process. */
const race = async (guests: number) => {
  const asked = Array.from({ length: guests }, () => {
    guestsAsked += 1;
    return { ...wishes[guestsAsked % 3], phone: String(9_100_000_000 + guestsAsked) };
  });
  const answers = await inBoth((at) => ({ work: 'start', wishes: halfOf(asked, at) }));
  return answers.flatMap(({ started = [] }) => started);
};
const begin = async (ids: string[]) => {
  const answers = await inBoth((at) => ({ work: 'begin', ids: halfOf(ids, at) }));
  return answers.flatMap(({ begun = [] }) => begun);
};
const won = (answers: string[]) => answers.filter((answer) => answer.startsWith('sty_'));

it('200 guests race for 3 rooms over 3 overlapping nights: no night twice, nobody paid without a room or a refund', {
  timeout: 90_000,
}, async () => {
  const answers = await race(200);
  const first = won(answers);
  expect(first).toHaveLength(3);
  expect(new Set(answers.filter((answer) => !answer.startsWith('sty_')))).toEqual(new Set(['stay-no-room']));
  const begun = await begin(first);

  // Nobody pays in time: the holds expire, and others take the rooms.
  minutes(16);
  const others = won(await race(40));
  expect(others).toHaveLength(3);
  // The last is begun at the first process, whose gateway it is paid at.
  const overtaking = [...(await begin(others.slice(0, 2)))];
  const { begun: [lost] = [] } = await ask(0, { work: 'begin', ids: others.slice(2) });

  // All six are paid: each snapshot three times, through both processes, earlier events last.
  const updates = [...begun, ...overtaking].flatMap((one, at) => {
    const captured = captureOf(one, { capturedAt: now });
    const again = captureOf(one, { capturedAt: now, paymentId: `pay_again_${at}` });
    const authorized = { ...captured, status: 'authorized' as const, capturedAt: null };
    return [captured, again, captured, authorized, captured].map((snapshot, copy) => ({
      snapshot,
      event: copy === 2 ? { id: `evt_${one.id}`, kind: 'payment.captured' } : null,
      at: (at + copy) % 2,
    }));
  });
  await inBoth((at) => ({
    work: 'settle',
    updates: updates
      .filter((update) => update.at === at)
      .reverse()
      .map(({ snapshot, event }) => ({ snapshot, event })),
  }));
  // The last one's events are lost: the gateway knows of the payment, and is polled.
  await ask(0, { work: 'lose', orderId: lost?.orderId ?? '' });
  minutes(30);
  await ask(0, { work: 'reconcile' });

  const stays = await test.db
    .selectFrom('stay_bookings')
    .select(['id', 'state', 'stage'])
    .where('paid_at', 'is not', null)
    .execute();
  expect(stays).toHaveLength(6);
  const inStage = (stage: string) => stays.filter((one) => one.stage === stage).map(({ id }) => id);
  // Who still held paid for it; who came late has a refund and a letter.
  expect(inStage('booked')).toHaveLength(3);
  expect(inStage('short')).toHaveLength(3);
  const refunds = await test.db.selectFrom('refunds').select(['stay_id', 'state', 'amount_paise']).execute();
  expect(refunds.map(({ stay_id }) => stay_id).sort()).toEqual(inStage('short').sort());
  const letters = await test.db
    .selectFrom('letters')
    .select('cause_key')
    .where('kind', '=', 'stay')
    .execute();
  expect(letters.map(({ cause_key }) => cause_key).sort()).toEqual(
    [
      ...inStage('booked').map((id) => `stay:${id}:booked`),
      ...inStage('short').map((id) => `stay:${id}:short`),
    ].sort(),
  );
  // Every second payment waits for a person to send it back.
  const doubles = await test.db.selectFrom('payments').select('id').where('role', '=', 'duplicate').execute();
  expect(doubles).toHaveLength(5);
  const nights = await test.db.selectFrom('room_nights').selectAll().where('until', 'is', null).execute();
  expect(new Set(nights.map(({ booking_id }) => booking_id))).toEqual(new Set(inStage('booked')));
  expect(await auditLedger(test.db)).toEqual([]);
});
