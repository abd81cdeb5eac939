import type { StayInput } from '#core/stay/stay-input.ts';
import { openDatabase } from '#server/db/database.ts';
import { reconcilePayments } from '#server/purchases/reconcile-payments.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { type Fixture, makeFixture, pay } from '#server/purchases/test-donations.ts';
import { serveSideProcess } from '#server/side-process.ts';
import { sendStay, toPay } from '../test-stays.ts';

type Begun = Awaited<ReturnType<typeof toPay>>;
type Update = Parameters<typeof settlePayment>[1];

/** What race.test.ts asks of a process, all of it at once; `now` is the process's clock from then on. */
export type RaceJob = { now: Date } & (
  | { work: 'open'; connectionString: string; first: boolean }
  | { work: 'start'; wishes: Partial<StayInput>[] }
  | { work: 'begin'; ids: string[] }
  | { work: 'settle'; updates: Update[] }
  /** Paid at this process's gateway, whose event never comes. */
  | { work: 'lose'; orderId: string }
  | { work: 'reconcile' }
  | { work: 'close' }
);
export type RaceAnswer = { started?: string[]; begun?: Begun[] };

let now = new Date(0);
let opened: { fixture: Fixture; close: () => Promise<void> } | null = null;

serveSideProcess<RaceJob, RaceAnswer>(async (job) => {
  now = job.now;
  if (job.work === 'open') {
    const { db } = openDatabase(job.connectionString, { connections: 12, onLost: () => {} });
    const fixture = await makeFixture(db, { clock: () => now }, { empty: !job.first });
    opened = { fixture, close: () => db.destroy() };
    return {};
  }
  if (!opened) throw new Error('not open');
  const { services, gateway } = opened.fixture;
  if (job.work === 'start') {
    const answers = await Promise.all(job.wishes.map((wish) => sendStay(services, wish)));
    const inWords = (one: (typeof answers)[number]) =>
      one.ok ? one.value.id : one.problems.map(({ code }) => code).join();
    return { started: answers.map(inWords) };
  }
  if (job.work === 'begin') return { begun: await Promise.all(job.ids.map((id) => toPay(services, id))) };
  if (job.work === 'settle') await Promise.all(job.updates.map((update) => settlePayment(services, update)));
  if (job.work === 'lose') await pay(gateway, job.orderId, 'pay');
  if (job.work === 'reconcile') await reconcilePayments.run(services, new AbortController().signal);
  if (job.work === 'close') await opened.close();
  return {};
});
