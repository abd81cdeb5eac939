import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesSeen } from '#core/calendar/additions.ts';
import { placeOf, type TranslationPlace } from '#core/translations/translation-place.ts';
import { listAdditions } from '#server/calendar/calendar-queries.ts';
import { changeEntry } from '#server/calendar/change-entry.ts';
import { correctName } from '#server/calendar/correct-name.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { makePerson, staffOf } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { saveTranslation } from '#server/translations/save-translation.ts';
import { openTestSite } from '../test-site.ts';

// What the temple writes of the calendar in Hindi, on the pages that show a day.

let test: TestDatabase;
let services: Services;
let editor: ReturnType<typeof staffOf>;
let textOf: (path: string) => Promise<string>;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db, {
    clock: () => new Date('2025-12-15T06:00:00Z'),
    pages: { bump: async () => services.answerCache.clear() },
  });
  editor = staffOf(await makePerson(services, 'scholar@example.com'), 'content');
  const site = openTestSite(services);
  await test.db
    .insertInto('settings')
    .values({ key: 'languages', value: JSON.stringify({ hi: true }) })
    .execute();
  textOf = async (path) => {
    const answer = await site(new Request(`http://temple.test${path}`));
    expect(answer.status).toBe(200);
    return answer.text();
  };
});
afterAll(() => test.close());

it('a name that the scholar corrected stands in the calendar, on the card of the home page and in the year', async () => {
  const saphala = { language: 'hi', table: 'ekadasis', key: 'Saphala Ekadasi', name: 'सफला महाएकादशी' };
  expect(await correctName(services, editor, { ...saphala, version: 0 })).toMatchObject({ ok: true });
  for (const path of ['/hi/calender', '/hi', '/hi/calender/year?year=2025'])
    expect(await textOf(path)).toContain('सफला महाएकादशी');
});

it('an entry that the temple renamed is read in Hindi once its title is translated, and keeps its kind', async () => {
  const entryId = 'sri-devananda-pandita-disappearance';
  const rename = async (title: string) => {
    const seen = changesSeen(entryId, (await listAdditions(services)).changes);
    const typed = { entryId, on: '', intent: 'rename', title };
    expect(await changeEntry(services, editor, { ...typed, seen })).toMatchObject({ ok: true });
  };
  await rename('Devananda Pandita’s Disappearance day');
  expect(await textOf('/hi/calender')).toContain('Devananda Pandita’s Disappearance day');
  const { id } = await test.db.selectFrom('calendar_changes').select('id').executeTakeFirstOrThrow();
  const place = placeOf('calendar_changes', id, 'hi') as TranslationPlace;
  const words = { version: 0, typed: { title: 'देवानन्द पण्डित की पुण्यतिथि' }, state: 'live' as const };
  expect(await saveTranslation(services, editor, place, words)).toMatchObject({ ok: true });
  expect(await textOf('/hi/calender?only=disappearance')).toContain('देवानन्द पण्डित की पुण्यतिथि');
  // Renamed once more it is the same entry: its words are outdated, and still read.
  await rename('Disappearance of Devananda Pandita');
  expect(await textOf('/hi/calender')).toContain('देवानन्द पण्डित की पुण्यतिथि');
});

describe('/hi/calendar.ics', () => {
  it('is the calendar in Hindi, in lines that every program reads', async () => {
    const file = await textOf('/hi/calendar.ics?year=2025&alarm=eve');
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\ufffd');
    }
    const text = file.replaceAll('\r\n ', '');
    expect(text).toMatch(/^PRODID:.*\/\/HI\r$/m);
    expect(text).toContain('X-WR-CALNAME:गाज़ियाबाद का वैष्णव पंचांग\r\n');
    expect(text).toContain('SUMMARY:सफला महाएकादशी व्रत\r\n');
    expect(text).toContain('SUMMARY:पारण 07:06 – 10:33\r\n');
    expect(text).toContain('DESCRIPTION:कल: सफला महाएकादशी व्रत\r\n');
    expect(text).toContain('CATEGORIES:व्रत और उपवास\r\n');
    expect(text).toMatch(/DESCRIPTION:.*कृष्ण पक्ष\\, द्वादशी\\; मास नारायण\\; गौराब्द 539।/);
    expect(text).toContain('http://temple.test/hi/calender?date=2025-12-16');
    // As in English: an entry is the same entry in every language.
    expect(text).toContain('UID:2025-12-16-ekadasi-temple@temple.test\r\n');
    expect(text.match(/^(SUMMARY|DESCRIPTION|CATEGORIES):.*[A-Za-z]{4}.*$/gm)).toEqual(null);
  });

  it('is what the page offers to subscribe to and to save', async () => {
    const page = await textOf('/hi/calender');
    expect(page).toContain('href="webcal://temple.test/hi/calendar.ics"');
    expect(page).toContain('href="/hi/calendar.ics"');
  });

  it('is not there where the temple offers no Hindi', async () => {
    await test.db
      .updateTable('settings')
      .set({ value: JSON.stringify({ hi: false }) })
      .execute();
    services.answerCache.clear();
    const site = openTestSite(services);
    expect((await site(new Request('http://temple.test/hi/calendar.ics?year=2024'))).status).toBe(404);
  });
});
