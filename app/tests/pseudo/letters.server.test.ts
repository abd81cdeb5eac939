import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LetterKey, letterTexts } from '#core/letters/letter-texts.ts';
import { isVisitorLetter } from '#core/letters/visitor-letters.ts';
import { language } from '#messages/language.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { findLetterIn } from '#server/letters/letter-text-queries.ts';
import { showLetter } from '#server/letters/show-letter.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { allIn } from '../test-page-facts.ts';

// What stands around the text of a letter (greeting, labels) came out of a catalogue: in the
// pseudo-language it has accents. The text itself is English until somebody translates it.

let test: TestDatabase;
let services: Services;
beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db);
});
afterAll(() => test.close());

const keys = (Object.keys(letterTexts) as LetterKey[]).filter(isVisitorLetter);

it.each(keys)('%s', async (key) => {
  const { html } = await showLetter(services, key, await findLetterIn(services, key, language), language);
  const around = [
    ...allIn(html, /<h1[^>]*>([^<]*)</g),
    ...allIn(html, /<td style="padding:9px 12px[^"]*" valign="top">([^<]*)</g),
  ];
  expect(around.length).toBeGreaterThan(0);
  expect(around.filter((text) => /[a-z]{3}/.test(text) && !/\P{ASCII}/u.test(text))).toEqual([]);
});
