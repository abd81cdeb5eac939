import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventKind } from '#core/cms/kinds/event-kind.ts';
import { accept } from '#core/result.ts';
import { binRow } from '../cms/bin-row.ts';
import { untilWaiting } from '../db/test-at-once.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { answerShift } from './answer-shift.ts';
import { releaseVolunteer } from './invite-volunteers.ts';
import { lockShifts } from './lock-shifts.ts';
import { remindShifts } from './remind-shifts.ts';
import { changeShift } from './save-shift.ts';
import { currentVolunteer, listShifts } from './shift-queries.ts';
import { desk, makeTestRoster, shiftForm, type TestRoster } from './test-roster.ts';

const owner = staffOf('per_owner', 'owner');
let roster: TestRoster;
let test: TestDatabase;
let services: Services;

beforeAll(async () => {
  roster = await makeTestRoster();
  ({ test, services } = roster);
});
afterAll(() => roster.test.close());
beforeEach(() => roster.empty());

describe('who is asked again', () => {
  it('answers by the link of either letter', async () => {
    const id = await roster.aShift();
    await roster.invite(id, 'Mira, mira@example.com');
    const first = await roster.linkOf('Mira');
    await answerShift(services, first, 'declined');
    expect(await roster.invite(id, 'Mira Devi, mira@example.com')).toMatchObject({ value: { invited: 1 } });
    expect(await answerShift(services, first, 'accepted')).toMatchObject({ ok: true });
    expect(await roster.states()).toEqual({ Mira: 'declined', 'Mira Devi': 'accepted' });
    expect(await currentVolunteer(test.db, first.id)).toBe((await roster.linkOf('Mira Devi')).id);
  });
});

it('taking somebody off waits for whoever has the shift locked, as their answer does', async () => {
  const id = await roster.aShift();
  await roster.invite(id, 'Mira, mira@example.com');
  const mira = await roster.linkOf('Mira');
  let both: Promise<unknown> = Promise.resolve();
  await inTransaction(services, async ({ trx }) => {
    await lockShifts(trx, sql`id = ${id}`);
    const release = releaseVolunteer(services, desk, mira.id);
    await untilWaiting(test.db, 1);
    both = Promise.all([release, answerShift(services, mira, 'accepted')]);
    await untilWaiting(test.db, 2);
    return accept(null);
  });
  await both;
  expect(await roster.states()).toEqual({ Mira: 'released' });
});

it('an event with shifts does not go into the bin, where its helpers would be lost', async () => {
  await roster.aShift();
  expect(await binRow(services, owner, eventKind, 'janmashtami')).toMatchObject({ code: 'still-used' });
  expect(await listShifts(services, 'janmashtami')).toHaveLength(1);
});

describe('a shift that', () => {
  const remind = () => remindShifts.run(services, new AbortController().signal);

  it('moves is told to who is asked or comes, and reminded of anew', async () => {
    const form = shiftForm();
    const id = await roster.aShift(form);
    await roster.invite(id, 'Mira, mira@example.com\nGopal, gopal@example.com');
    await answerShift(services, await roster.linkOf('Mira'), 'accepted');
    await answerShift(services, await roster.linkOf('Gopal'), 'declined');
    roster.at('2026-12-03T03:00:00Z');
    await remind();
    const change = (version: string, instead: Record<string, string>) =>
      changeShift(services, desk, id, { ...form, ...instead, version });
    await change('1', { note: 'Bring a lamp' });
    expect((await roster.lettersTo()).filter((one) => one.endsWith('changed'))).toEqual([]);
    await change('2', { day: '2026-12-05' });
    roster.at('2026-12-04T03:00:00Z');
    await remind();
    const all = await roster.lettersTo();
    expect(all.filter((one) => /changed|reminder/.test(one)).sort()).toEqual([
      'mira@example.com changed',
      'mira@example.com reminder',
      'mira@example.com reminder',
    ]);
  });

  it('falls away with its event asks and reminds nobody', async () => {
    const id = await roster.aShift();
    await roster.invite(id, 'Mira, mira@example.com');
    const mira = await roster.linkOf('Mira');
    await sql`update events set status = 'cancelled' where id = 'janmashtami'`.execute(test.db);
    expect(await answerShift(services, mira, 'accepted')).toMatchObject({ code: 'roster-over' });
    expect(
      await composeLetter(services, { kind: 'shift', volunteerId: mira.id, says: 'invited' }),
    ).toBeNull();
  });
});
