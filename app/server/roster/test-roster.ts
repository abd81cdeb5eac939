import { sql } from 'kysely';
import { expect } from 'vitest';
import { makeTestDatabase } from '../db/test-database.ts';
import { staffOf } from '../people/test-people.ts';
import { makeTestServices } from '../test-services.ts';
import { inviteVolunteers } from './invite-volunteers.ts';
import { addShift } from './save-shift.ts';
import { listShifts, shiftPath } from './shift-queries.ts';

export const desk = staffOf('per_desk', 'seva-desk');

let made = 0;

/** The form of a shift on the day of Janmashtami, each with a key of its own. */
export const shiftForm = (instead: Record<string, string> = {}) => {
  made += 1;
  return {
    ...{ intentKey: `office_${String(made).padStart(16, '0')}`, duty: 'Shoe stand', place: 'Gate 1' },
    ...{ day: '2026-12-04', from: '18:00', to: '22:00', least: '1', most: '2', note: 'Bring tokens' },
    ...instead,
  };
};

export type TestRoster = Awaited<ReturnType<typeof makeTestRoster>>;

/** A database with two events to come, and what its tests do with their shifts. */
export async function makeTestRoster() {
  const test = await makeTestDatabase(8);
  let now = new Date();
  const services = makeTestServices(test.db, { clock: () => now });
  const at = (moment: string) => {
    now = new Date(moment);
  };

  /** Both events and no shift, on 26 November 2026. */
  async function empty(): Promise<void> {
    at('2026-11-26T06:00:00Z');
    await sql`truncate events, shifts, letters cascade`.execute(test.db);
    for (const [id, day] of [
      ['janmashtami', '2026-12-04'],
      ['ratha-yatra', '2026-12-24'],
    ]) {
      await sql`insert into events (id, title, description, location, starts_at, images, status, publish_at)
        values (${id}, ${id}, 'x', 'The temple', ${`${day}T12:00:00Z`}, '[{"image": "kirtan", "alt": "x"}]', 'live', now())`.execute(
        test.db,
      );
    }
  }

  async function aShift(instead: Record<string, string> = {}): Promise<string> {
    const form = shiftForm(instead);
    expect(await addShift(services, desk, 'janmashtami', form)).toMatchObject({ ok: true });
    const row = await test.db
      .selectFrom('shifts')
      .select('id')
      .where('intent_key', '=', form.intentKey)
      .executeTakeFirstOrThrow();
    return row.id;
  }

  const invite = (shiftId: string, people: string) =>
    inviteVolunteers(services, desk, shiftId, { people, language: 'en' });

  /** The link of somebody's letter, by name. */
  async function linkOf(name: string): Promise<{ id: string; key: string }> {
    const { id } = await test.db
      .selectFrom('shift_volunteers')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return { id, key: shiftPath(services, id).split('key=')[1] ?? '' };
  }

  /** Of the first shift, by name. */
  async function states() {
    const [shift] = await listShifts(services, 'janmashtami');
    return Object.fromEntries((shift?.volunteers ?? []).map(({ name, state }) => [name, state]));
  }

  async function lettersTo(): Promise<string[]> {
    const rows = await test.db.selectFrom('letters').selectAll().orderBy('created_at').execute();
    return rows.map(({ recipient, data }) => `${recipient} ${(data as { says: string }).says}`);
  }

  return { test, services, at, empty, aShift, invite, linkOf, states, lettersTo };
}
