import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Language, languageNames, languages } from '#core/language/languages.ts';

// Every language has every message of English, with the same values and the same tags in it.

type Message = string | ((...values: never[]) => unknown);
type Catalogue = Record<string, unknown>;

/** What a folder has besides catalogues. */
const ofTheFolder = /^(language|fonts|digits|outside)\.ts$|^shipped\//;

const modules = import.meta.glob<Catalogue>('./*/**/*.ts', { eager: true });
const nouns = readdirSync(path.join(import.meta.dirname, 'en'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts') && !ofTheFolder.test(file));
const catalogue = (language: Language, noun: string): Catalogue => modules[`./${language}/${noun}`] ?? {};

/** The messages of a catalogue by their path: a message may stand in a table of its own. */
function messagesOf(value: Catalogue, path = ''): [string, Message][] {
  return Object.entries(value).flatMap(([name, message]) =>
    typeof message === 'object' && message !== null
      ? messagesOf(message as Catalogue, `${path}${name}.`)
      : [[`${path}${name}`, message as Message] as [string, Message]],
  );
}

/**
 * The values that a message was given, as they appear in it; numbers of several kinds for plurals.
 */
const probes = [1, 2, 7].map((count) => [0, 1, 2, 3, 4, 5].map((at) => 1_000 * (at + 1) + count));
const marksOf = (text: string) =>
  [
    ...new Set([
      ...[...text.matchAll(/\d{4,}/g)].map(([digits]) => digits),
      ...[...text.matchAll(/<\/?\w+>|\{\w+\}/g)].map(([tag]) => tag),
    ]),
  ].sort();

function tryMessage(message: Message): string[][] {
  if (typeof message !== 'function') return [marksOf(String(message))];
  return probes.map((values) => marksOf(String(message(...(values as never[])))));
}

const others = languageNames.filter((language) => language !== 'en');

describe.each(others)('in %s', (language) => {
  it.each(nouns)('%s', (noun) => {
    const english = messagesOf(catalogue('en', noun));
    const translated = new Map(messagesOf(catalogue(language, noun)));
    expect([...translated.keys()].sort()).toEqual(english.map(([name]) => name).sort());
    for (const [name, message] of english) {
      const other = translated.get(name) as Message;
      expect(typeof other, name).toBe(typeof message);
      expect([name, tryMessage(other)]).toEqual([name, tryMessage(message)]);
    }
  });

  it('has no catalogue that English lacks', () => {
    const own = Object.keys(modules).filter((file) => file.startsWith(`./${language}/`));
    expect(
      own.filter(
        (file) =>
          !file.startsWith(`./${language}/shipped`) && !(file.replace(`./${language}/`, './en/') in modules),
      ),
    ).toEqual([]);
  });
});

// As readings settled it (docs/hindi-to-confirm.md).
it.each<[string, RegExp]>([
  ['बाकी', /बाक़/],
  ['खाली', /ख़ाली/],
  ['प्रतीक्षा-सूची', /प्रतीक्षा सूची/],
  ['ट्रांसफ़र', /ट्रांसफर|अंतरण/],
  ['नक़द', /(?<![\u0900-\u097f])नकद/],
  ['तारीख़', /तारीख(?!\u093c)/],
  ['ई-मेल', /ईमेल/],
  ['राशि', /रकम/],
  ['हिन्दी', /हिंदी/],
  ['GST', /जीएसटी/],
  ['यात्रा डेस्क', /यात्रा (?:कार्यालय|काउंटर|विभाग)|टूर डेस्क/],
])('Hindi writes %s one way', (_, other) => {
  const folder = path.join(import.meta.dirname, 'hi');
  const files = readdirSync(folder, { recursive: true }).map(String);
  const found = files
    .filter((file) => file.endsWith('.ts'))
    // The normal form writes the dot below a letter as a sign of its own.
    .filter((file) => other.test(readFileSync(path.join(folder, file), 'utf8').normalize()));
  expect(found).toEqual([]);
});

it('each knows its name and the prefix of its addresses', () => {
  for (const language of languageNames)
    expect({ ...catalogue(language, 'language.ts'), name: languages[language].name }).toEqual({
      language,
      ...languages[language],
    });
});
