import { beforeAll, describe, expect, it } from 'vitest';
import { occasionField, relativeField } from '#core/people/read-family.ts';
import type { Devotee } from '#core/people/viewer.ts';
import { viewerOf } from '../auth/viewer.ts';
import { makeTestDatabase } from '../db/test-database.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import type { Letter } from '../mail/letter.ts';
import { deleteAccount } from '../person-file/delete-account.ts';
import { exportMyData } from '../person-file/export-my-data.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { listComingOccasions, listRelatives } from './family-queries.ts';
import { getProfile } from './profile-queries.ts';
import { remindFamilyDays } from './remind-family-days.ts';
import { saveFamily } from './save-family.ts';
import { goodPassword, makePerson, requestOf } from './test-people.ts';

// Friday, 20 November 2026 in Ghaziabad. 8 December 2025 was Krsna Caturthi of Narayana, which
// recurs on 27 December 2026.
let now = new Date('2026-11-20T04:40:00Z');
let services: Services;
let count = 0;

beforeAll(async () => {
  services = makeTestServices((await makeTestDatabase()).db, { clock: () => now });
});

async function someone(): Promise<Devotee> {
  count += 1;
  const personId = await makePerson(services, `family-${count}@example.com`);
  const viewer = await viewerOf(services, await requestOf(services, personId));
  if (viewer.kind !== 'devotee') throw new Error('not signed in');
  return viewer;
}

type Day = { title: string; date: string; counted?: 'date' | 'tithi'; remind?: boolean };
const form = (days: Day[], rest: Record<string, string> = {}) => ({
  wantsReminders: 'on',
  ...Object.fromEntries(
    days.flatMap(({ title, date, counted = 'date', remind = true }, row) => [
      [occasionField(row, 'title'), title],
      [occasionField(row, 'date'), date],
      [occasionField(row, 'counted'), counted],
      [occasionField(row, 'remind'), remind ? 'on' : ''],
    ]),
  ),
  ...rest,
});
const mother = { [relativeField(0, 'relation')]: 'mother', [relativeField(0, 'name')]: 'Rādhā Devī' };

const lettersTo = ({ email }: Devotee) =>
  services.db
    .selectFrom('letters')
    .selectAll()
    .where('recipient', '=', email)
    .where('kind', '=', 'family-day')
    .execute();

async function writtenTo(devotee: Devotee): Promise<string[]> {
  const letters = await lettersTo(devotee);
  const composed = await Promise.all(
    letters.map(({ kind, data }) => composeLetter(services, { kind, ...(data as object) } as Letter)),
  );
  return composed.map((letter) => letter?.subject ?? 'not sent');
}

describe('family', () => {
  it('is saved whole, with the day on which each occasion recurs', async () => {
    const devotee = await someone();
    const days: Day[] = [
      { title: 'Birthday', date: '1950-11-19' },
      { title: 'Remembrance day', date: '2025-12-08', counted: 'tithi' },
    ];
    expect(await saveFamily(services, devotee, form(days, mother), 1)).toEqual({ ok: true, value: true });
    expect(await listRelatives(services, devotee)).toEqual([
      { relation: 'mother', name: 'Rādhā Devī', phone: null, bornOn: null },
    ]);
    expect(await listComingOccasions(services, devotee)).toMatchObject([
      { title: 'Birthday', next: '2027-11-19', lunar: null },
      { title: 'Remembrance day', next: '2026-12-27', lunar: { masa: 8, tithi: 3 } },
    ]);
    expect(await getProfile(services, devotee)).toMatchObject({ wantsReminders: true, version: 2 });
  });

  it('is not changed by a wrong field or by a form that was filled from an older profile', async () => {
    const devotee = await someone();
    const birthday = { title: 'Birthday', date: '1950-08-15' };
    await saveFamily(services, devotee, form([birthday], mother), 1);
    const before = [await listRelatives(services, devotee), await listComingOccasions(services, devotee)];
    const early = { title: 'Birthday', date: '1940-08-15', counted: 'tithi' } as const;
    expect(await saveFamily(services, devotee, form([birthday, early]), 2)).toMatchObject({
      problems: [{ field: occasionField(1, 'date'), code: 'lunar-year' }],
    });
    expect(await saveFamily(services, devotee, form([]), 1)).toMatchObject({ code: 'profile-conflict' });
    expect([await listRelatives(services, devotee), await listComingOccasions(services, devotee)]).toEqual(
      before,
    );
  });

  it('is in the export of my data, and is deleted with the account', async () => {
    const devotee = await someone();
    await saveFamily(services, devotee, form([{ title: 'Birthday', date: '1950-08-15' }], mother), 1);
    expect(await exportMyData(services, devotee)).toMatchObject({
      relatives: [{ name: 'Rādhā Devī' }],
      occasions: [{ title: 'Birthday', beganOn: '1950-08-15' }],
    });
    expect(await deleteAccount(services, devotee, goodPassword)).toMatchObject({ ok: true });
    for (const table of ['relatives', 'occasions'] as const) {
      const left = await services.db
        .selectFrom(table)
        .selectAll()
        .where('person_id', '=', devotee.personId)
        .execute();
      expect(left).toEqual([]);
    }
  });
});

describe('a reminder', () => {
  it('goes out once, three days before, and names all that recurs on the day', async () => {
    const devotee = await someone();
    await saveFamily(
      services,
      devotee,
      form([
        { title: 'Birthday of my mother', date: '1950-12-27' },
        { title: 'Remembrance of my father', date: '2025-12-08', counted: 'tithi' },
        { title: 'A day of quiet', date: '1960-12-27', remind: false },
      ]),
      1,
    );
    const at = async (moment: string) => {
      now = new Date(moment);
      await remindFamilyDays.run(services, new AbortController().signal);
      return writtenTo(devotee);
    };
    expect(await at('2026-12-23T18:29:00Z')).toEqual([]);
    const words = ['Birthday of my mother, Remembrance of my father · Sunday, 27 December 2026'];
    expect(await at('2026-12-23T18:31:00Z')).toEqual(words);
    expect(await at('2026-12-25T04:00:00Z')).toEqual(words);
    expect(await at('2026-12-28T04:00:00Z')).toEqual(words);
  });

  it('links to the plates with day, name, occasion and number filled in', async () => {
    now = new Date('2026-12-24T04:00:00Z');
    const devotee = await someone();
    await saveFamily(
      services,
      devotee,
      form([{ title: 'Mother’s birthday', date: '1950-12-27' }], mother),
      1,
    );
    await remindFamilyDays.run(services, new AbortController().signal);
    const [letter] = await lettersTo(devotee);
    const composed = await composeLetter(services, {
      kind: 'family-day',
      ...(letter?.data as object),
    } as Letter);
    const href = /^http\S+fooddonation\S+$/m.exec(composed?.text ?? '')?.[0] ?? '';
    const { pathname, searchParams } = new URL(href);
    expect(pathname).toBe('/fooddonation/for-a-day');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ plates: '50', sevaDate: '2026-12-27', inNameOf: 'Rādhā Devī', occasion: 'Mother’s birthday' },
    });
    expect(composed?.html).toContain(href.replaceAll('&', '&amp;'));
  });

  it('is not written without consent, and not sent when consent was withdrawn meanwhile', async () => {
    now = new Date('2026-11-20T04:40:00Z');
    const [silent, changed] = [await someone(), await someone()];
    const days = [{ title: 'Birthday', date: '1950-11-22' }];
    await saveFamily(services, silent, { ...form(days), wantsReminders: '' }, 1);
    await saveFamily(services, changed, form(days), 1);
    await remindFamilyDays.run(services, new AbortController().signal);
    expect(await lettersTo(silent)).toEqual([]);
    expect(await writtenTo(changed)).toHaveLength(1);
    await saveFamily(services, changed, { ...form(days), wantsReminders: '' }, 2);
    expect(await writtenTo(changed)).toEqual(['not sent']);
  });
});
