import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteBackup, streamBackup } from '../backup/backup.ts';
import { noteDrill } from '../backup/restore-drill.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { noteRun } from '../jobs/note-run.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { staffOf } from '../people/test-people.ts';
import { storeEvent } from '../purchases/gateway-events.ts';
import { begin, type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { checkLedger } from './check-ledger.ts';
import { dismissTextMessages } from './dismiss-text-messages.ts';
import { makeBackup } from './make-backup.ts';
import { replayEvent } from './replay-event.ts';
import { retryLetter } from './retry-letter.ts';
import { retryTextMessage } from './retry-text-message.ts';
import { runJob } from './run-job.ts';
import { getHealth, listGatewayEvents, listJobs, listLettersInTrouble } from './system-queries.ts';
import { listTextTrouble } from './text-message-queries.ts';

let test: TestDatabase;
let fixture: Fixture;
const owner = staffOf('per_owner', 'owner');
const accounts = staffOf('per_accounts', 'accounts');

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, {
    backups: { stream: (now, whole) => streamBackup(test.connectionString, now, whole) },
  });
});
afterAll(() => test.close());

const audited = async (action: string) =>
  (await test.db.selectFrom('audit_log').select('subject').where('action', '=', action).execute()).map(
    ({ subject }) => subject,
  );

it('reports the state of database, disk, mail and gateway', async () => {
  const health = await getHealth(fixture.services);
  expect(health.database.bytes).toBeGreaterThan(1_000_000);
  expect(health.mail).toMatchObject({ byPost: false, givenUp: 0 });
  expect(health.gateway).toMatchObject({ mode: 'test', waiting: 0 });
  expect([health.lastBackup, health.lastDrill]).toEqual([null, null]);
});

it('shows a letter in trouble without its address, and sends it again for who may', async () => {
  const { db, ids } = fixture.services;
  const letter = { kind: 'email-changed', name: 'Mira' } as const;
  await queueLetter(db, ids, { to: 'mira@example.com', causeKey: 'test', letter });
  await db
    .updateTable('letters')
    .set({ state: 'given-up', last_error: '550 mira@example.com unknown', tries: 7 })
    .execute();
  const [row] = await listLettersInTrouble(fixture.services);
  expect(JSON.stringify(row)).not.toContain('mira@');
  expect(row).toMatchObject({ to: 'm…@example.com', state: 'given-up' });
  const id = row?.id ?? '';
  expect(await retryLetter(fixture.services, accounts, id)).toMatchObject({ code: 'not-allowed' });
  expect(await retryLetter(fixture.services, owner, id)).toMatchObject({ ok: true });
  expect(await db.selectFrom('letters').select(['state', 'tries']).executeTakeFirst()).toEqual({
    state: 'queued',
    tries: 0,
  });
  await db.updateTable('letters').set({ state: 'sent', last_error: null }).execute();
  expect(await retryLetter(fixture.services, owner, id)).toMatchObject({ code: 'letter-gone' });
  expect(await audited('letter.retried')).toEqual([id]);
});

it('shows text messages that were not sent, sends one again, and dismisses the others', async () => {
  const { db } = test;
  const now = fixture.services.clock();
  const later = new Date(now.getTime() + 3_600_000);
  const message = (
    id: string,
    template: string,
    state: 'queued' | 'given-up' | 'needless',
    useful_until = later,
  ) => ({
    ...{
      id,
      template,
      recipient: '+919876543210',
      language: 'en' as const,
      data: '{"site":"temple.test"}',
      cause_key: id,
    },
    ...{ state, useful_until, last_error: 'no route to +919876543210 (919876543210)', tries: 2 },
  });
  await db
    .insertInto('text_messages')
    .values([
      message('txt_code', 'code', 'needless', now),
      message('txt_receipt', 'receipt', 'given-up'),
      message('txt_late', 'receipt', 'given-up', now),
      message('txt_waits', 'mobile-changed', 'queued'),
      { ...message('txt_forgotten', 'receipt', 'given-up'), data: '{}' },
    ])
    .execute();
  const trouble = await listTextTrouble(fixture.services);
  expect(JSON.stringify(trouble)).not.toContain('98765');
  expect(trouble).toMatchObject({ over: 4, lastReason: 'no route to …3210 (…3210)' });
  expect(trouble.newest.filter(({ again }) => again).map(({ id }) => id)).toEqual(['txt_receipt']);
  const retry = (id: string, who = owner) => retryTextMessage(fixture.services, who, id);
  const dismiss = (id: string) => dismissTextMessages(fixture.services, owner, id);
  expect(await retry('txt_receipt', accounts)).toMatchObject({ code: 'not-allowed' });
  for (const id of ['txt_code', 'txt_late', 'txt_none', 'txt_waits', 'txt_forgotten'])
    expect(await retry(id)).toMatchObject({ code: 'text-message-over' });
  expect(await retry('txt_receipt')).toMatchObject({ ok: true });
  expect(
    await db
      .selectFrom('text_messages')
      .select(['state', 'tries'])
      .where('id', '=', 'txt_receipt')
      .executeTakeFirst(),
  ).toEqual({ state: 'queued', tries: 0 });
  expect(await dismiss('txt_waits')).toMatchObject({ code: 'text-message-over' });
  expect(await dismiss('txt_late')).toMatchObject({ ok: true });
  expect((await listTextTrouble(fixture.services)).over).toBe(2);
  expect(await dismiss('all')).toMatchObject({ ok: true });
  expect((await listTextTrouble(fixture.services)).newest.map(({ id }) => id)).toEqual([
    'txt_receipt',
    'txt_waits',
  ]);
  expect(await audited('text-message.dismissed')).toEqual(['txt_late', 'all']);
});

it('records the runs of jobs, stores the last error, and wakes a known job', async () => {
  const job = { name: 'send-letters', everySeconds: 15 };
  await noteRun(fixture.services, job, { ms: 12.4, error: new Error('no route') });
  await noteRun(fixture.services, job, { ms: 3, error: null });
  const noted = (await listJobs(fixture.services)).find(({ name }) => name === 'send-letters');
  expect(noted).toMatchObject({ error: 'no route', ms: 12 });
  const woken: string[] = [];
  const stop = fixture.services.wakeups.listen((name) => woken.push(name));
  expect(await runJob(fixture.services, owner, 'drop-tables')).toMatchObject({ code: 'job-unknown' });
  expect(await runJob(fixture.services, accounts, 'send-letters')).toMatchObject({ code: 'not-allowed' });
  expect(await runJob(fixture.services, owner, 'send-letters')).toMatchObject({ ok: true });
  stop();
  expect(woken).toEqual(['send-letters']);
});

it('replays an event that waits, once; a second time changes nothing', async () => {
  const { id: donationId, orderId } = await begin(fixture.services);
  const donation = await test.db
    .selectFrom('donations')
    .select('total_paise')
    .where('id', '=', donationId)
    .executeTakeFirstOrThrow();
  const snapshot = {
    ...{
      paymentId: 'pay_replayed',
      orderId,
      mode: 'online',
      status: 'captured',
      amount: donation.total_paise,
    },
    ...{ currency: 'INR', capturedAt: new Date(), refunded: 0, refundBegun: false, failure: null },
    ...{ account: fixture.services.payments.account, gatewayMode: 'test' },
  };
  await storeEvent(fixture.services, {
    id: 'evt_waits',
    kind: 'payment.captured',
    snapshot: snapshot as never,
  });
  expect((await listGatewayEvents(fixture.services))[0]).toMatchObject({ id: 'evt_waits', outcome: null });
  expect(await replayEvent(fixture.services, accounts, 'evt_waits')).toMatchObject({ code: 'not-allowed' });
  expect(await replayEvent(fixture.services, owner, 'evt_none')).toMatchObject({ code: 'event-unknown' });
  expect(await replayEvent(fixture.services, owner, 'evt_waits')).toMatchObject({ value: { changed: true } });
  const paid = () =>
    test.db.selectFrom('receipts').select('number').where('donation_id', '=', donationId).execute();
  const receipts = await paid();
  expect(receipts).toHaveLength(1);
  await replayEvent(fixture.services, owner, 'evt_waits');
  expect(await paid()).toEqual(receipts);
});

it('audits the ledger, and reports what is broken where the staff see it', async () => {
  const run = () => checkLedger.run(fixture.services, new AbortController().signal);
  await run();
  const { id } = await begin(fixture.services);
  const decided = { decided_by: 'per_x', decided_at: new Date() };
  await test.db
    .insertInto('upi_claims')
    .values({
      ...{ id: 'clm_broken', donation_id: id, utr: '909090909090', amount_paise: 100, paid_on: '2026-11-20' },
      ...{ state: 'matched', claimed_at: new Date(), ...decided },
    })
    .execute();
  await expect(run()).rejects.toThrow('a matched claim that settled nothing (clm_broken)');
});

it('gives a backup to an owner alone, and records it when the last byte went', async () => {
  expect(await makeBackup(fixture.services, accounts)).toMatchObject({ code: 'not-allowed' });
  const backup = await makeBackup(fixture.services, owner);
  if (!backup.ok) throw new Error(backup.code);
  const bytes = new Uint8Array(await new Response(backup.value.stream).arrayBuffer());
  const lines = gunzipSync(bytes).toString().trim().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ format: 2 });
  await expect.poll(async () => (await getHealth(fixture.services)).lastBackup?.rows).toBe(lines.length - 2);
  expect((await getHealth(fixture.services)).lastBackup?.files).toBeNull();
  expect(await audited('backup.taken')).toHaveLength(1);
});

it('says when a restore drill was equal last, and how many files a backup was kept with', async () => {
  const at = (day: number) => new Date(`2098-11-0${day}T04:00:00Z`);
  const equal = { madeAt: at(1), rows: 9, files: 4 };
  for (const day of [3, 2]) await noteDrill(test.connectionString, equal, { id: `drl_${day}`, now: at(day) });
  await noteBackup(test.connectionString, { id: 'bak_whole', now: at(1), rows: 9, files: 4 });
  const { lastDrill, lastBackup } = await getHealth(fixture.services);
  expect([lastDrill, lastBackup]).toEqual([at(3), { madeAt: at(1), rows: 9, files: 4 }]);
});
