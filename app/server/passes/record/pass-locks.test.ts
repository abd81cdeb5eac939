import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventKind } from '#core/cms/kinds/event-kind.ts';
import { momentText, writeFields } from '#core/edited-fields/write-fields.ts';
import { openToken } from '#core/passes/pass-bytes.ts';
import { binRow } from '#server/cms/bin-row.ts';
import { findCmsRow } from '#server/cms/cms-queries.ts';
import { saveRow } from '#server/cms/save-row.ts';
import { auditLedger } from '#server/db/audit.ts';
import { untilWaiting } from '#server/db/test-at-once.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { cancelOwnPasses } from '../changes/cancel-passes.ts';
import { listPassKeys } from '../pass-signer.ts';
import { listKeys, makePassKey, withdrawPassKey } from '../staff/save-keys.ts';
import { makeTestFestival, sendPasses } from '../test-passes.ts';

let test: TestDatabase;
let fixture: Fixture;
const now = new Date('2026-11-20T06:00:00Z');
const owner = staffOf('per_owner', 'owner');
const services = () => fixture.services;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql`truncate events, holds, pass_bookings, unproven_shares, letters cascade`.execute(test.db);
  await makeTestFestival(test.db);
});

/** Books two free passes, and reads the first. */
async function bookTwo(slot = 'feast-six') {
  const booked = await sendPasses(services(), { counts: { 'feast-free': '2' }, slot });
  if (!booked.ok) throw new Error(JSON.stringify(booked.problems));
  const [pass] = await passesOf(booked.value.id);
  return { id: booked.value.id, code: pass?.id ?? '', token: pass?.token ?? '' };
}
const passesOf = (id: string) =>
  test.db
    .selectFrom('passes')
    .select(['id', 'token', 'state'])
    .where('booking_id', '=', id)
    .orderBy('number')
    .execute();

/** What happens while a gate stores that this pass came in. */
async function whileScanned<Answer>(code: string, fire: () => Promise<Answer>): Promise<Answer> {
  let fired: Promise<Answer> | null = null;
  await test.db.transaction().execute(async (trx) => {
    await trx.updateTable('passes').set({ state: 'used' }).where('id', '=', code).execute();
    fired = fire();
    await untilWaiting(test.db);
  });
  if (!fired) throw new Error('nothing happened');
  return fired;
}

it('who gives passes back while somebody comes in with one keeps them', async () => {
  const { id, code } = await bookTwo();
  const cancelled = await whileScanned(code, () => cancelOwnPasses(services(), id));
  expect(cancelled).toMatchObject({ code: 'passes-used' });
  expect((await passesOf(id)).map(({ state }) => state)).toEqual(['used', 'valid']);
  expect(await auditLedger(test.db)).toEqual([]);
});

it('a pass that comes in while it is signed anew stays used', async () => {
  const { id, code } = await bookTwo();
  const [key] = await listPassKeys(test.db);
  await makePassKey(services(), owner);
  const withdrawn = await whileScanned(code, () => withdrawPassKey(services(), owner, key?.id ?? ''));
  expect(withdrawn).toMatchObject({ ok: true });
  expect((await passesOf(id)).map(({ state }) => state)).toEqual(['used', 'valid']);
});

const saveEvent = async (typed: Record<string, string>) => {
  const row = await findCmsRow(services(), eventKind, 'feast');
  if (!row) throw new Error('no event');
  const fields = { ...writeFields(eventKind.fields, row), appear: 'now', ...typed };
  const saving = { id: 'feast', version: row.version, typed: fields };
  expect(await saveRow(services(), owner, eventKind, saving)).toMatchObject({ ok: true });
};
const later = { starts_at: new Date('2026-12-11T12:30:00Z'), ends_at: new Date('2026-12-11T17:00:00Z') };
const move = () => saveEvent({ starts_at: momentText(later.starts_at), ends_at: momentText(later.ends_at) });

it('an event without times that moves takes its passes along', async () => {
  await test.db.deleteFrom('event_slots').execute();
  const { id, token } = await bookTwo('');
  await saveEvent({ title: 'Feast of lamps' });
  expect((await passesOf(id))[0]?.token).toBe(token);
  await move();
  for (const pass of await passesOf(id))
    expect(openToken(pass.token ?? '')?.facts).toMatchObject({ from: later.starts_at, until: later.ends_at });
});

it('also those that came in are signed anew, and have come in still: it may be undone', async () => {
  await test.db.deleteFrom('event_slots').execute();
  const { id, code, token } = await bookTwo('');
  await test.db.updateTable('passes').set({ state: 'used' }).where('id', '=', code).execute();
  await move();
  const [used] = await passesOf(id);
  expect(used?.state).toBe('used');
  expect(openToken(used?.token ?? '')?.facts).toMatchObject({ from: later.starts_at });
  const [key] = await listPassKeys(test.db);
  expect((await listKeys(services()))[0]?.passes).toBe(2);
  await makePassKey(services(), owner);
  await withdrawPassKey(services(), owner, key?.id ?? '');
  expect((await passesOf(id))[0]).toMatchObject({ state: 'used' });
  expect((await passesOf(id))[0]?.token?.slice(0, 9)).not.toBe(token.slice(0, 9));
});

it('passes of a time of their own stay as they are when the event moves', async () => {
  const { id, token } = await bookTwo();
  await move();
  expect((await passesOf(id))[0]?.token).toBe(token);
});

it('an event with passes or times planned does not go into the bin, which would lose them', async () => {
  expect(await binRow(services(), owner, eventKind, 'feast')).toMatchObject({ code: 'still-used' });
  await test.db.deleteFrom('event_products').execute();
  expect(await binRow(services(), owner, eventKind, 'feast')).toMatchObject({ code: 'still-used' });
});
