import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LetterKey, letterModel, letterTexts } from '#core/letters/letter-texts.ts';
import { letterFields, type TypedLetter } from '#core/letters/read-letter-text.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Letter } from '../mail/letter.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { composeLetter } from './compose-letter.ts';
import { findLetterText, listOwnLetters } from './letter-text-queries.ts';
import { saveLetterText } from './save-letter-text.ts';
import { sendTestLetter, showLetter } from './show-letter.ts';

let database: TestDatabase;
let services: Services;
const owner = staffOf('per_owner', 'owner');
const keys = Object.keys(letterTexts) as LetterKey[];

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('letter_texts').execute();
});

const typed = (key: LetterKey, instead: Partial<TypedLetter> = {}): TypedLetter => ({
  ...letterModel(key).text,
  ...instead,
});
const save = (key: LetterKey, instead: Partial<TypedLetter> | null, version: number, who = owner) =>
  saveLetterText(services, who, { key, typed: instead && typed(key, instead), version });
const changed: Letter = { kind: 'email-changed', name: 'Mira' };

describe('the words of a letter', () => {
  it('go out as the staff wrote them, and can be put back', async () => {
    expect(
      await save('email-changed', { subject: 'A new address', body: 'One.\n\nTwo & <3.' }, 0),
    ).toMatchObject({
      ok: true,
    });
    const letter = await composeLetter(services, changed);
    expect(letter?.subject).toBe('A new address');
    expect(letter?.text).toContain('Hare Krishna, Mira\n\nOne.\n\nTwo & <3.\n');
    expect(letter?.html).toContain('Two &amp; &lt;3.');
    expect(await listOwnLetters(services)).toEqual(['email-changed']);
    expect(await save('email-changed', null, 1)).toMatchObject({ ok: true });
    expect((await composeLetter(services, changed))?.subject).toBe(letterModel('email-changed').text.subject);
    expect(await findLetterText(services.db, 'email-changed')).toMatchObject({ own: false, version: 2 });
    const noted = await services.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject', '=', 'email-changed')
      .orderBy('at')
      .execute();
    expect(noted.map(({ action }) => action).sort()).toEqual(['letter.changed', 'letter.reset']);
    expect(noted.find(({ action }) => action === 'letter.changed')).toMatchObject({
      before: letterModel('email-changed').text,
      after: { subject: 'A new address' },
    });
  });

  it.each([0, 1])('of two who save version %s at once one gets a conflict', async (version) => {
    if (version === 1) await save('email-changed', {}, 0);
    const outcomes = await Promise.all(
      ['One', 'Other'].map((subject) => save('email-changed', { subject: `${subject} words` }, version)),
    );
    expect(outcomes.map((one) => (one.ok ? 'ok' : one.code)).sort()).toEqual(['ok', 'saved-meanwhile']);
    const winner = outcomes[0]?.ok ? 'One' : 'Other';
    expect((await findLetterText(services.db, 'email-changed')).text.subject).toBe(`${winner} words`);
  });

  it('change nothing where they are invalid, or without the permission', async () => {
    expect(await save('gift-receipt', { notes: 'Nothing.' }, 0)).toMatchObject({
      problems: [{ field: 'notes', code: 'place-missing', values: { place: '{tax_text}' } }],
    });
    const clerk = staffOf('per_clerk', 'accounts', 'content');
    expect(await save('gift-receipt', {}, 0, clerk)).toMatchObject({ code: 'not-allowed' });
    expect(await sendTestLetter(services, clerk, 'gift-receipt', typed('gift-receipt'))).toMatchObject({
      code: 'not-allowed',
    });
    expect(await findLetterText(services.db, 'gift-receipt')).toMatchObject({ version: 0, own: false });
  });

  it('that lost their placeholders are left out, and the site’s own go out', async () => {
    await save('email-changed', {}, 0);
    const broken = JSON.stringify({ ...letterModel('email-changed').text, subject: 'Dear {nobody}' });
    await database.db.updateTable('letter_texts').set({ text: broken }).execute();
    expect((await composeLetter(services, changed))?.subject).toBe(letterModel('email-changed').text.subject);
  });
});

it.each(keys)('%s: its preview says each of its words, by the code of the true letter', async (key) => {
  const { text } = letterModel(key);
  const marks = Object.fromEntries(
    letterFields.filter(({ path }) => text[path] !== '').map(({ path }) => [path, `${text[path]} M${path}M`]),
  );
  const shown = await showLetter(services, key, { ...text, ...marks });
  const everywhere = `${shown.subject}\n${shown.html}`;
  for (const field of Object.keys(marks)) expect(everywhere, field).toContain(`M${field}M`);
  expect(everywhere).not.toMatch(/[{}]/);
  expect(shown.html).not.toContain('cid:');
  expect(shown.text).not.toContain('undefined');
});

it('a test goes to whoever asked, in the words that were typed, once', async () => {
  const words = typed('gift-receipt', { subject: 'Thanks, {number}' });
  await Promise.all([1, 2].map(() => sendTestLetter(services, owner, 'gift-receipt', words)));
  const letters = await services.db
    .selectFrom('letters')
    .select(['recipient', 'kind', 'data'])
    .where('kind', '=', 'letter-test')
    .execute();
  expect(letters).toHaveLength(1);
  expect(letters[0]?.recipient).toBe(owner.email);
  const letter = { kind: 'letter-test', ...(letters[0]?.data as object) } as Letter;
  expect((await composeLetter(services, letter))?.subject).toBe('Test: Thanks, D/26-27/000123');
});
