import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { judgePass } from '#core/passes/judge-pass.ts';
import { importPassKeys, passMark } from '#core/passes/pass-keys.ts';
import { staffOf } from '#server/people/test-people.ts';
import { listPassKeys } from '../pass-signer.ts';
import { readSales } from '../plan/sales-queries.ts';
import { makeTestFestival, sendPasses } from '../test-passes.ts';
import { readBookingFilters } from './booking-list.ts';
import { findBookingRecord } from './booking-record.ts';
import { decideCounterReturn } from './decide-counter-return.ts';
import { exportBookings } from './export-bookings.ts';
import { listKeys, makePassKey, withdrawPassKey } from './save-keys.ts';
import { accountant, bookingOf, listed, organiser, prepareTestOffice, sold } from './test-staff-bookings.ts';
import { voidPass } from './void-pass.ts';

const office = prepareTestOffice();

describe('the figures of an event', () => {
  it('are its passes by kind and time, its money, and when people came in', async () => {
    const id = await sold(office.services);
    await sold(office.services, { counts: { 'feast-free': '1' }, mode: '' });
    await sendPasses(office.services);
    const [first, second] = (await bookingOf(office.services, id)).passes;
    await voidPass(office.services, organiser, id, { code: second?.code ?? '', reason: 'Ill', back: 'on' });
    const { returns } = await bookingOf(office.services, id);
    const handed = { returnId: returns[0]?.id ?? '', decision: 'handed', mode: 'upi' };
    await decideCounterReturn(office.services, accountant, id, handed);
    await sql`insert into gate_devices (id, event_id, gate, name, made_by, made_at)
      values ('gdv_1', 'feast', 1, 'Phone', 'per_1', now())`.execute(office.db);
    for (const [nonce, at] of [
      ['0123456789abcdef', '12:31'],
      ['0123456789abcdeg', '12:44'],
    ])
      await sql`insert into pass_checkins (device_id, nonce, pass_id, gate, at, received_at, offline, result)
        values ('gdv_1', ${nonce}, ${first?.code}, 1, ${`2026-12-04T${at}:00Z`}, now(), false, 'in')`.execute(
        office.db,
      );
    await sql`update passes set state = 'used' where id = ${first?.code}`.execute(office.db);
    const sales = await readSales(office.services, 'feast');
    expect(sales).toMatchObject({
      ...{ all: { passes: 2, people: 2, inside: 1, worth: 10_000 }, asked: 0, waiting: 0 },
      money: { online: 0, counter: 10_000 },
      products: [
        { title: 'Seat', passes: 1, held: 1, free: 3, inside: 1 },
        { title: 'Free pass', passes: 1, held: 0, free: 4, inside: 0 },
      ],
      slots: [{ people: 2, held: 1, free: 3, inside: 1 }],
      curve: { minutes: 10, bars: [{ at: new Date('2026-12-04T12:40:00Z'), people: 1 }] },
    });
  });
});

it('a key that is withdrawn leaves no pass behind: all that may come in are signed anew', async () => {
  const owner = staffOf('per_owner', 'owner');
  await sold(office.services);
  const keys = await listKeys(office.services);
  const old = keys.find(({ signing }) => signing);
  expect(old?.passes).toBe(2);
  office.now = new Date('2026-11-27T06:00:00Z');
  await makePassKey(office.services, owner);
  expect(await withdrawPassKey(office.services, owner, old?.id ?? '')).toMatchObject({ ok: true });
  const [anew, before] = await listKeys(office.services);
  expect([anew?.passes, before?.passes]).toEqual([2, 0]);
  const trusted = await importPassKeys(await listPassKeys(office.db));
  const rows = await office.db.selectFrom('passes').select('token').where('state', '=', 'valid').execute();
  expect(rows).toHaveLength(2);
  for (const { token } of rows) {
    const gate = {
      ...{ keys: trusted, event: await passMark('feast'), number: 1, now: new Date('2026-12-04T12:40:00Z') },
      ...{ skewMinutes: 10, graceMinutes: 30, isVoid: () => false, usedAt: () => null },
    };
    expect((await judgePass(token ?? '', gate)).light).toBe('green');
  }
});

describe('the list', () => {
  it('finds by name, telephone, address and number, and is saved as a file by who may', async () => {
    const id = await sold(office.services, {
      name: 'Lila Devi',
      phone: '9812345678',
      email: 'Lila@example.com',
    });
    await sold(office.services, { name: 'Gopal Das', counts: { 'feast-free': '1' } });
    const { number, passes } = await bookingOf(office.services, id);
    const find = async (search: string, state = 'all') => {
      return (await listed(office.services, { search, state })).rows.map(({ name }) => name);
    };
    for (const search of [
      'lila',
      'la dev',
      '345678',
      'LILA@example.com',
      String(number),
      String(passes[0]?.number),
    ])
      expect(await find(search), search).toEqual(['Lila Devi']);
    expect(await find('')).toEqual(['Gopal Das', 'Lila Devi']);
    expect(await find('', 'cancelled')).toEqual([]);
    expect(await find('9'.repeat(30))).toEqual([]);
    expect(await find('%')).toEqual([]);
    const file = await exportBookings(
      office.services,
      organiser,
      'feast',
      readBookingFilters(new URLSearchParams()),
    );
    expect(file).toContain(
      `${number},${passes[0]?.number},Lila Devi,'+919812345678,Lila@example.com,Seat,1,100.00`,
    );
    expect(file.trim().split('\n')).toHaveLength(4);
    const logged = await office.db.selectFrom('audit_log').select('action').execute();
    expect(logged.map(({ action }) => action)).toContain('pass-bookings.exported');
  });

  it('shows no booking under another event', async () => {
    const id = await sold(office.services);
    await makeTestFestival(office.db, { event: 'other' });
    expect(await findBookingRecord(office.services, 'other', id)).toBeNull();
    expect(await findBookingRecord(office.services, 'feast', 'psb_\0')).toBeNull();
  });
});
