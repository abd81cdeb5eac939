import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { templeDay } from '#core/time/temple-day.ts';
import { takeTry } from '../auth/tries.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import type { Letter, ShiftLetterSays } from '../mail/letter.ts';
import { forgetExpired } from '../people/forget-expired.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import { erasePerson } from '../person-file/erase-person.ts';
import { exportMyData } from '../person-file/export-my-data.ts';
import type { Services } from '../services.ts';
import { answerShift, askSubstitute } from './answer-shift.ts';
import { copyShifts } from './copy-shifts.ts';
import { exportRoster } from './export-roster.ts';
import { releaseVolunteer } from './invite-volunteers.ts';
import { remindShifts } from './remind-shifts.ts';
import { addShift, changeShift, deleteShift } from './save-shift.ts';
import { findOwnShift, listRosters, listShifts, shiftPath } from './shift-queries.ts';
import { desk, makeTestRoster, shiftForm, type TestRoster } from './test-roster.ts';

let roster: TestRoster;
let test: TestDatabase;
let services: Services;
const owner = staffOf('per_owner', 'owner');
const writer = staffOf('per_writer', 'content');

beforeAll(async () => {
  roster = await makeTestRoster();
  ({ test, services } = roster);
});
afterAll(() => roster.test.close());
beforeEach(() => roster.empty());

describe('shifts', () => {
  it('are added once, changed with the version that was seen, and deleted while nobody comes', async () => {
    const form = shiftForm();
    await addShift(services, desk, 'janmashtami', form);
    await addShift(services, desk, 'janmashtami', form);
    // Gone back to and changed, it is another shift, and says so instead of doing nothing.
    expect(await addShift(services, desk, 'janmashtami', { ...form, duty: 'Kitchen' })).toMatchObject({
      problems: [{ code: 'intent-reused' }],
    });
    const [shift, another] = await listShifts(services, 'janmashtami');
    expect(another).toBeUndefined();
    expect(shift).toMatchObject({ duty: 'Shoe stand', need: 'short', accepted: 0 });
    const id = shift?.id ?? '';
    const change = { ...form, duty: 'Gate', version: '1' };
    expect(await changeShift(services, desk, id, change)).toMatchObject({ ok: true });
    expect(await changeShift(services, desk, id, change)).toMatchObject({ code: 'changed-meanwhile' });
    await roster.invite(id, 'Mira, mira@example.com\nGopal, gopal@example.com');
    await answerShift(services, await roster.linkOf('Mira'), 'accepted');
    await answerShift(services, await roster.linkOf('Gopal'), 'accepted');
    expect(await deleteShift(services, desk, id)).toMatchObject({ code: 'roster-has-people' });
    expect(await changeShift(services, desk, id, { ...change, version: '2', most: '1' })).toMatchObject({
      problems: [{ field: 'most', code: 'roster-below-accepted' }],
    });
    await answerShift(services, await roster.linkOf('Mira'), 'declined');
    await answerShift(services, await roster.linkOf('Gopal'), 'declined');
    expect(await deleteShift(services, desk, id)).toMatchObject({ ok: true });
  });

  it('of another event are copied, moved by the days between, once', async () => {
    await roster.aShift();
    expect(await copyShifts(services, desk, 'ratha-yatra', 'janmashtami')).toMatchObject({ ok: true });
    await copyShifts(services, desk, 'ratha-yatra', 'janmashtami');
    const copied = await listShifts(services, 'ratha-yatra');
    expect(copied.map(({ startsAt, volunteers }) => [templeDay(startsAt), volunteers])).toEqual([
      ['2026-12-24', []],
    ]);
  });

  it('who may not write changes nothing', async () => {
    expect(await addShift(services, writer, 'janmashtami', shiftForm())).toMatchObject({
      code: 'not-allowed',
    });
    expect(await listShifts(services, 'janmashtami')).toEqual([]);
  });
});

describe('volunteers', () => {
  it('get a letter with a link, answer, and may change their mind until it is over', async () => {
    const id = await roster.aShift();
    expect(await roster.invite(id, 'Mira, mira@example.com\nGopal, 9876543210')).toMatchObject({
      value: { invited: 2, passedOver: [] },
    });
    // Asked again, nobody gets a second letter.
    expect(await roster.invite(id, 'Mira Devi, MIRA@example.com\nSita, 98765 43210')).toMatchObject({
      value: { invited: 0, passedOver: ['Mira Devi, MIRA@example.com', 'Sita, +919876543210'] },
    });
    expect(await roster.lettersTo()).toEqual(['mira@example.com invited']);
    const mira = await roster.linkOf('Mira');
    expect(await answerShift(services, { ...mira, key: 'forged' }, 'accepted')).toMatchObject({
      code: 'roster-no-shift',
    });
    await answerShift(services, mira, 'accepted');
    await answerShift(services, mira, 'declined');
    await answerShift(services, mira, 'accepted');
    expect(await roster.states()).toEqual({ Mira: 'accepted', Gopal: 'invited' });
    roster.at('2026-12-05T00:00:00Z');
    expect(await answerShift(services, mira, 'declined')).toMatchObject({ code: 'roster-over' });
  });

  it('of thirty who say yes at once, as many come as the shift takes', async () => {
    const id = await roster.aShift({ most: '7' });
    const people = Array.from(
      { length: 30 },
      (_, at) => `Helper ${'abcdefghijklmnopqrstuvwxyzabcd'[at]}${'xy'[at % 2]}, h${at}@example.com`,
    );
    await roster.invite(id, people.join('\n'));
    const asked = await test.db.selectFrom('shift_volunteers').select('id').execute();
    const answers = await Promise.all(
      asked.map((one) =>
        answerShift(
          services,
          { id: one.id, key: shiftPath(services, one.id).split('key=')[1] ?? '' },
          'accepted',
        ),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(7);
    expect((await listShifts(services, 'janmashtami'))[0]).toMatchObject({ accepted: 7, need: 'full' });
    const more = sql`update shift_volunteers set state = 'accepted'`.execute(test.db);
    await expect(more).rejects.toThrow('shifts');
  });

  it('find somebody instead, who takes their place when they say yes, also of a full shift', async () => {
    const id = await roster.aShift({ most: '1' });
    await roster.invite(id, 'Mira, mira@example.com\nRadha, radha@example.com');
    const mira = await roster.linkOf('Mira');
    expect(await askSubstitute(services, mira, { name: 'Gopal', way: 'gopal@example.com' })).toMatchObject({
      code: 'roster-over',
    });
    await answerShift(services, mira, 'accepted');
    const ask = (name: string, way: string) => askSubstitute(services, mira, { name, way });
    expect(await ask('Gopal', 'nothing')).toMatchObject({ code: 'roster-line' });
    expect(await ask('Radha', 'radha@example.com')).toMatchObject({ code: 'roster-asked' });
    expect(await ask('Gopal', 'gopal@example.com')).toMatchObject({ ok: true });
    expect(await ask('Sita', 'sita@example.com')).toMatchObject({ code: 'roster-asked' });
    expect(await roster.states()).toEqual({ Mira: 'accepted', Radha: 'invited', Gopal: 'invited' });
    expect(await answerShift(services, await roster.linkOf('Radha'), 'accepted')).toMatchObject({
      code: 'roster-full',
    });
    await answerShift(services, await roster.linkOf('Gopal'), 'accepted');
    expect(await roster.states()).toEqual({ Mira: 'replaced', Radha: 'invited', Gopal: 'accepted' });
    expect(await answerShift(services, mira, 'accepted')).toMatchObject({ code: 'roster-over' });
    expect((await roster.lettersTo()).slice(-2)).toEqual([
      'gopal@example.com invited',
      'mira@example.com replaced',
    ]);
  });

  it('may ask three in turn, not more', async () => {
    const id = await roster.aShift();
    await roster.invite(id, 'Mira, mira@example.com');
    const mira = await roster.linkOf('Mira');
    await answerShift(services, mira, 'accepted');
    for (const name of ['Anna', 'Bina', 'Citra']) {
      expect(await askSubstitute(services, mira, { name, way: `${name}@example.com` })).toMatchObject({
        ok: true,
      });
      await answerShift(services, await roster.linkOf(name), 'declined');
    }
    expect(await askSubstitute(services, mira, { name: 'Dina', way: 'dina@example.com' })).toMatchObject({
      code: 'roster-asked-enough',
    });
  });

  it('may ask three for one place, whoever of those that came instead asks', async () => {
    const id = await roster.aShift({ most: '9' });
    await roster.invite(id, 'Mira, mira@example.com');
    await answerShift(services, await roster.linkOf('Mira'), 'accepted');
    const ask = async (by: string, name: string) =>
      askSubstitute(services, await roster.linkOf(by), { name, way: `${name}@example.com` });
    const names = ['Mira', 'Anna', 'Bina', 'Citra'];
    for (const [at, name] of names.slice(1).entries()) {
      expect(await ask(names[at] ?? '', name)).toMatchObject({ ok: true });
      expect(await answerShift(services, await roster.linkOf(name), 'accepted')).toMatchObject({ ok: true });
    }
    expect(await ask('Citra', 'Dina')).toMatchObject({ code: 'roster-asked-enough' });
    expect(await roster.states()).toEqual({
      ...{ Mira: 'replaced', Anna: 'replaced', Bina: 'replaced', Citra: 'accepted' },
    });
  });

  it('come instead only of somebody who has the place', async () => {
    const id = await roster.aShift({ most: '9' });
    await roster.invite(id, 'Mira, mira@example.com');
    const mira = await roster.linkOf('Mira');
    await answerShift(services, mira, 'accepted');
    const ask = (name: string) => askSubstitute(services, mira, { name, way: `${name}@example.com` });
    const invites = ({ id: volunteerId }: { id: string }) =>
      composeLetter(services, { kind: 'shift', volunteerId, says: 'invited' });
    await ask('Anna');
    const anna = await roster.linkOf('Anna');
    expect(await findOwnShift(services, anna.id)).toMatchObject({ isPlaceGone: false });
    await answerShift(services, anna, 'declined');
    await ask('Bina');
    await answerShift(services, await roster.linkOf('Bina'), 'accepted');
    expect(await answerShift(services, anna, 'accepted')).toMatchObject({ code: 'roster-over' });
    expect(await findOwnShift(services, anna.id)).toMatchObject({ isPlaceGone: true });
    expect(await roster.states()).toEqual({ Mira: 'replaced', Anna: 'declined', Bina: 'accepted' });
    // Who gives the place up takes the question along.
    await askSubstitute(services, await roster.linkOf('Bina'), { name: 'Citra', way: 'citra@example.com' });
    const citra = await roster.linkOf('Citra');
    expect(await invites(citra)).not.toBeNull();
    await answerShift(services, await roster.linkOf('Bina'), 'declined');
    expect(await invites(citra)).toBeNull();
    expect(await answerShift(services, citra, 'accepted')).toMatchObject({ code: 'roster-over' });
  });

  it('are asked by no letter where six went to the address within the hour, and by link all the same', async () => {
    const id = await roster.aShift();
    await roster.invite(id, 'Mira, mira@example.com');
    const mira = await roster.linkOf('Mira');
    await answerShift(services, mira, 'accepted');
    for (let sent = 0; sent < 6; sent += 1) await takeTry(services, 'request:email', 'gopal@example.com');
    const ask = (way: string) => askSubstitute(services, mira, { name: 'Gopal', way });
    expect(await ask('Gopal@example.com')).toMatchObject({ code: 'roster-letters', field: 'way' });
    expect(await ask('98765 43210')).toMatchObject({ ok: true });
  });

  it('taken off by the office are free, hear of it, and cannot answer any more', async () => {
    const id = await roster.aShift();
    await roster.invite(id, 'Mira, mira@example.com');
    const mira = await roster.linkOf('Mira');
    await answerShift(services, mira, 'accepted');
    expect(await releaseVolunteer(services, desk, mira.id)).toMatchObject({ ok: true });
    expect(await releaseVolunteer(services, desk, mira.id)).toMatchObject({ code: 'roster-no-volunteer' });
    expect(await answerShift(services, mira, 'accepted')).toMatchObject({ code: 'roster-over' });
    expect(await roster.lettersTo()).toEqual(['mira@example.com invited', 'mira@example.com released']);
    expect((await listRosters(services))[0]).toMatchObject({ id: 'janmashtami', accepted: 0, short: 1 });
  });
});

describe('letters', () => {
  const letter = async (says: ShiftLetterSays) => {
    const { id } = await roster.linkOf('Mira');
    return composeLetter(services, { kind: 'shift', volunteerId: id, says } satisfies Letter);
  };

  it('say what is true when they are sent, and nothing else', async () => {
    const id = await roster.aShift();
    await roster.invite(id, 'Mira, mira@example.com');
    const invited = await letter('invited');
    expect(invited?.subject).toBe('Can you help at janmashtami? Shoe stand, Friday, 4 December 2026');
    expect(invited?.text).toContain('18:00 to 22:00');
    expect(invited?.text).toContain(shiftPath(services, (await roster.linkOf('Mira')).id));
    expect(await letter('reminder')).toBeNull();
    await answerShift(services, await roster.linkOf('Mira'), 'accepted');
    expect(await letter('invited')).toBeNull();
    expect(await letter('reminder')).not.toBeNull();
  });

  it('remind the day before, once, only who said yes before', async () => {
    const id = await roster.aShift();
    await roster.invite(id, 'Mira, mira@example.com\nGopal, gopal@example.com');
    await answerShift(services, await roster.linkOf('Mira'), 'accepted');
    const remind = () => remindShifts.run(services, new AbortController().signal);
    await remind();
    roster.at('2026-12-03T03:00:00Z');
    await answerShift(services, await roster.linkOf('Gopal'), 'accepted');
    await remind();
    await remind();
    expect((await roster.lettersTo()).filter((one) => one.endsWith('reminder'))).toEqual([
      'mira@example.com reminder',
    ]);
  });
});

describe('what is stored of people', () => {
  it('is in the export of their data, and goes with their account and a year later', async () => {
    const personId = await makePerson(services, 'mira@example.com');
    const id = await roster.aShift();
    await roster.invite(id, 'Mira, Mira@example.com\nGopal, gopal@example.com');
    const me = {
      kind: 'devotee',
      personId,
      name: 'Mira',
      email: 'mira@example.com',
      emailVerified: true,
    } as const;
    expect(JSON.stringify(await exportMyData(services, me))).toContain('Shoe stand');
    expect(await erasePerson(services, owner, personId, 'mira@example.com')).toMatchObject({ ok: true });
    expect(await roster.states()).toEqual({ Gopal: 'invited' });
    roster.at('2028-02-01T00:00:00Z');
    await forgetExpired.run(services, new AbortController().signal);
    expect(await roster.states()).toEqual({});
  });

  it('is saved as a file by who may write, and that is logged', async () => {
    const id = await roster.aShift();
    await roster.invite(id, 'Mira, mira@example.com');
    expect(await exportRoster(services, desk, 'janmashtami')).toContain(
      '2026-12-04,18:00,22:00,Shoe stand,Gate 1,Mira,,mira@example.com,asked',
    );
    const logged = await test.db.selectFrom('audit_log').select('action').execute();
    expect(logged.map(({ action }) => action)).toContain('roster.exported');
  });
});
