import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#core/language/languages.ts';
import { shippedLetter } from '#core/letters/letter-in-language.ts';
import { type LetterKey, letterTexts } from '#core/letters/letter-texts.ts';
import { isVisitorLetter } from '#core/letters/visitor-letters.ts';
import { monthOf } from '#core/pledges/month.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { placeOf, type TranslationPlace } from '#core/translations/translation-place.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Letter } from '../mail/letter.ts';
import { findMailboxLetter, listMailbox } from '../mail/mailbox-queries.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import { type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { saveTranslation } from '../translations/save-translation.ts';
import { findTranslation, listTranslations } from '../translations/translation-queries.ts';
import { composeLetter } from './compose-letter.ts';
import { saveLetterText } from './save-letter-text.ts';
import { sendLetters } from './send-letters.ts';
import { giveSettled } from './test-settled-donation.ts';

let test: TestDatabase;
let fixture: Fixture;
let reads: Record<'hindi' | 'english' | 'neither', string>;
const owner = staffOf('per_owner', 'owner');

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db);
  const [hindi, english, neither] = [
    await makePerson(fixture.services, 'hindi@example.com'),
    await makePerson(fixture.services, 'english@example.com'),
    await makePerson(fixture.services, 'neither@example.com'),
  ];
  await test.db.updateTable('profiles').set({ language: 'hi' }).where('person_id', '=', hindi).execute();
  await test.db.updateTable('profiles').set({ language: null }).where('person_id', '=', neither).execute();
  reads = { hindi, english, neither };
});
beforeEach(async () => {
  for (const table of ['letters', 'mailbox', 'letter_texts', 'translations'] as const)
    await test.db.deleteFrom(table).execute();
});
afterAll(() => test.close());

const changed: Letter = { kind: 'email-changed', name: 'Mira' };
const toOffice: Letter = { kind: 'request-for-office', requestId: 'req_1' };
const booked: Letter = { kind: 'seva', bookingId: 'seva_1', says: 'booked-office' };

type Reader = { account?: 'hindi' | 'english' | 'neither'; came?: Language };

describe('the language of a letter', () => {
  it.each<[string, Letter, string, Reader, Language]>([
    ['a guest of a site in English', changed, 'guest@example.com', {}, 'en'],
    ['a guest who came in Hindi', changed, 'guest@example.com', { came: 'hi' }, 'hi'],
    ['an address with an account', changed, 'hindi@example.com', {}, 'hi'],
    ['the same, written otherwise', changed, ' Hindi@Example.com', {}, 'hi'],
    ['an account that reads English', changed, 'english@example.com', { came: 'hi' }, 'en'],
    ['an account at another address', changed, 'work@example.com', { account: 'hindi' }, 'hi'],
    [
      'an account that has not chosen',
      changed,
      'neither@example.com',
      { account: 'neither', came: 'hi' },
      'hi',
    ],
    ['the same, of no visit', changed, 'neither@example.com', { account: 'neither' }, 'en'],
    ['the office', toOffice, 'hindi@example.com', { account: 'hindi', came: 'hi' }, 'en'],
    ['the office, of a seva', booked, 'guest@example.com', { came: 'hi' }, 'en'],
  ])('%s', async (_, letter, to, { account, came }, language) => {
    const reader = { ...(account && { personId: reads[account] }), ...(came && { language: came }) };
    await queueLetter(test.db, fixture.services.ids, { to, causeKey: 'cause', letter, reader });
    expect(await test.db.selectFrom('letters').select('language').execute()).toEqual([{ language }]);
  });
});

async function sent() {
  await sendLetters.run(fixture.services, new AbortController().signal);
  const [row] = (await listMailbox(fixture.services, 1)).rows;
  return (row && (await findMailboxLetter(fixture.services, row.number))) ?? expect.fail('no letter');
}

it('thanks a donor with a profile in Hindi in Hindi, with links to pages in Hindi', async () => {
  const receipt = await giveSettled(fixture, { email: 'hindi@example.com' });
  const { subject, text, html } = await sent();
  expect(subject).toBe(`आपके दान के लिए धन्यवाद · रसीद ${receipt.number}`);
  expect(html).toContain('<html lang="hi">');
  expect(text).toMatch(/^हरे कृष्ण, Radha Devi\n/);
  expect(text).toMatch(/दान की तारीख़: \d+ [\u0900-\u097F]+ \d{4}\n/);
  expect(text).toContain('\nकुल: ₹1,000.00\n');
  expect(text).toContain(`http://temple.test/receipts/${receipt.id}/receipt.pdf`);
  expect(text).toMatch(/\nhttp:\/\/temple\.test\/hi\n$/);
});

it('thanks a guest in English, with its line in Hindi', async () => {
  await giveSettled(fixture, { email: 'guest@example.com' });
  const { subject, html } = await sent();
  expect(subject).toMatch(/^Thank you for your gift/);
  expect(html).toContain('<html lang="en">');
  expect(html).toMatch(/<p lang="hi"[^>]*>आपकी सेवा/);
});

it('leads to the page of an account in its language', async () => {
  const link = 'http://temple.test/reset-password?token=secret';
  const letter: Letter = { kind: 'reset-password', name: 'Mira', link };
  const inHindi = await composeLetter(fixture.services, letter, { language: 'hi' });
  expect(inHindi?.text).toContain('http://temple.test/hi/reset-password?token=secret\n');
  expect((await composeLetter(fixture.services, letter))?.text).toContain(`${link}\n`);
});

it('names what was booked as its page in Hindi does', async () => {
  await test.db
    .insertInto('translations')
    .values({
      ...{ kind: 'causes', row_id: 'general', language: 'hi', source: '{}', state: 'live' as const },
      ...{ fields: '{}', published: JSON.stringify({ title: 'मंदिर सेवा' }) },
      ...{ version: 1, updated_at: new Date() },
    })
    .execute();
  const now = fixture.services.clock();
  const month = monthOf(templeDay(now));
  await test.db
    .insertInto('monthly_pledges')
    .values({
      ...{ id: 'mpr_1', person_id: reads.hindi, cause_id: 'general', amount_paise: 50_000, day: 5 },
      ...{ state: 'running', since: '2020-01-01', stop_token: 'stop_CCCCCCCCCCCCCCCCCCCCCC' },
      ...{ made_at: now, changed_at: now },
    })
    .execute();
  const letter: Letter = { kind: 'monthly-gift', pledgeId: 'mpr_1', month };
  const { text = '' } = (await composeLetter(fixture.services, letter, { language: 'hi' })) ?? {};
  expect(text).toContain('सेवा-कार्य: मंदिर सेवा\n');
  expect(text).toContain('http://temple.test/hi/monthly-gift/stop/stop_CCCCCCCCCCCCCCCCCCCCCC');
});

describe('the words of the staff', () => {
  const place = placeOf('letters', 'email-changed', 'hi') as TranslationPlace;
  const saveHindi = (typed: Record<string, string>, state: 'draft' | 'live' = 'live') =>
    saveTranslation(fixture.services, owner, place, { version: 0, typed, state });
  const inHindi = async () =>
    (await composeLetter(fixture.services, changed, { language: 'hi' })) ?? expect.fail('no letter');
  const shipped = shippedLetter('email-changed', 'hi');

  it('in Hindi go out once they are published, text by text', async () => {
    expect((await inHindi()).subject).toBe(shipped.subject);
    expect(await saveHindi({ subject: 'नया पता' }, 'draft')).toMatchObject({ ok: true });
    expect((await inHindi()).subject).toBe(shipped.subject);
    await saveTranslation(fixture.services, owner, place, {
      ...{ version: 1, typed: { subject: 'नया पता' }, state: 'live' },
    });
    const letter = await inHindi();
    expect(letter.subject).toBe('नया पता');
    expect(letter.text).toContain(shipped.body);
  });

  it('in English take the place of the Hindi that came with the site', async () => {
    const typed = { subject: 'A new address', preview: 'x', hindi: '', body: 'It is new.', button: '' };
    const input = { key: 'email-changed', typed: { ...typed, notes: '' }, version: 0 } as const;
    expect(await saveLetterText(fixture.services, owner, input)).toMatchObject({ ok: true });
    expect((await inHindi()).subject).toBe('A new address');
    expect((await findTranslation(fixture.services, place))?.state).toBe('outdated');
  });

  it('keep the placeholders of their letter', async () => {
    expect(await saveHindi({ subject: 'प्रिय {name}' })).toMatchObject({
      problems: [{ field: 'subject', code: 'place-unknown', values: { place: '{name}' } }],
    });
    const receipt = placeOf('letters', 'gift-receipt', 'hi') as TranslationPlace;
    const typed = { notes: 'कर के बारे में कुछ नहीं।' };
    const input = { version: 0, typed, state: 'live' } as const;
    expect(await saveTranslation(fixture.services, owner, receipt, input)).toMatchObject({
      problems: [{ field: 'notes', code: 'place-missing', values: { place: '{tax_text}' } }],
    });
  });

  it('are asked for the letters to visitors alone, which came in Hindi', async () => {
    const rows = await listTranslations(fixture.services, place.kind, 'hi');
    expect(rows.map(({ id }) => id).sort()).toEqual(
      (Object.keys(letterTexts) as LetterKey[]).filter(isVisitorLetter).sort(),
    );
    expect(rows.filter(({ state, missing }) => state !== 'live' || missing > 0)).toEqual([]);
  });
});
