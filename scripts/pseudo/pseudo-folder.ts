import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { valueAt } from '#core/edited-fields/field-spec.ts';
import { templeDefaults } from '../../app/core/content/temple-settings.ts';
import { letterTexts } from '../../app/core/letters/letter-texts.ts';
import { isVisitorLetter } from '../../app/core/letters/visitor-letters.ts';
import { settingWordFields } from '../../app/core/settings/word-paths.ts';
import { pseudoSource } from './pseudo-source.ts';
import { pseudoParts } from './pseudo-text.ts';

/** The tag that browsers and CLDR have for accented English. */
const pseudoTag = 'en-XA';
/** The one line of app/core/language/languages.ts. */
export const pseudoLine = `  '${pseudoTag}': { name: '${pseudo('English')}', locale: 'en-IN', prefix: '/${pseudoTag}' },`;

/**
 * Writes the folder of the pseudo-language beside that of English: everything that a language has.
 */
export function writePseudoFolder(messages: string): void {
  const english = path.join(messages, 'en');
  const own = path.join(messages, pseudoTag);
  for (const file of readdirSync(english, { recursive: true }).map(String)) {
    if (!/\.(ts|css)$/.test(file)) continue;
    const source = readFileSync(path.join(english, file), 'utf8');
    mkdirSync(path.dirname(path.join(own, file)), { recursive: true });
    writeFileSync(path.join(own, file), sourceOf(file, source));
  }
  mkdirSync(path.join(own, 'shipped'));
  writeFileSync(
    path.join(own, 'shipped/letters.ts'),
    `import type { ShippedLetters } from '#core/letters/shipped-letter.ts';\nexport const shippedLetters: ShippedLetters = ${JSON.stringify(letters(), null, 1)};\n`,
  );
  writeFileSync(
    path.join(own, 'shipped/settings.ts'),
    `import type { ShippedWords } from '#core/settings/shipped-words.ts';\nexport const shippedSettings: ShippedWords = ${JSON.stringify(settings(), null, 1)};\n`,
  );
}

function sourceOf(file: string, source: string): string {
  if (file === 'language.ts')
    return source
      .replace("Language = 'en'", `Language = '${pseudoTag}'`)
      .replace("prefix = ''", `prefix = '/${pseudoTag}'`);
  if (file === 'outside.ts')
    return `import { shippedLetters } from './shipped/letters.ts';\nimport { shippedSettings } from './shipped/settings.ts';\n${source.replace('shipped: null', 'shipped: { letters: shippedLetters, settings: shippedSettings }')}`;
  return file === 'fonts.ts' || file.endsWith('.css') ? source : pseudoSource(file, source);
}

function letters() {
  const keys = (Object.keys(letterTexts) as (keyof typeof letterTexts)[]).filter(isVisitorLetter);
  return Object.fromEntries(
    keys.map((key) => {
      const { hindi: _, ...texts } = letterTexts[key].text;
      return [key, Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, pseudo(text)]))];
    }),
  );
}

function settings() {
  return Object.fromEntries(
    Object.entries(templeDefaults).map(([key, value]) => [
      key,
      Object.fromEntries(
        settingWordFields(key, value).map(({ name }) => [name, pseudo(String(valueAt(value, name)))]),
      ),
    ]),
  );
}

function pseudo(text: string): string {
  return pseudoParts([text])[0] ?? '';
}
