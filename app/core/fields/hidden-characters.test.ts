import { describe, expect, it } from 'vitest';
import { contentKinds } from '#core/cms/kinds/content-kinds.ts';
import { readCmsForm } from '#core/cms/read-cms-form.ts';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { type FieldSpec, inputNames } from '#core/edited-fields/field-spec.ts';
import { writeFields } from '#core/edited-fields/write-fields.ts';
import { readSetting } from '#core/settings/read-setting.ts';
import { settingSections } from '#core/settings/setting-sections.ts';
import { cleanLine, cleanMarkup, cleanProse } from './clean-text.ts';
import { hiddenTexts, rightTexts } from './test-hidden.ts';

// No field of any content kind or setting stores what the database, a mail header or a reader
// cannot handle. A new kind, section or field is tested automatically.

const hidden = hiddenTexts.map((text) => text.slice(2, -2));
const show = (text: string) => JSON.stringify(text);

describe('clean text', () => {
  it.each(hiddenTexts.map((text) => [show(text), text]))('%s is not clean', (_, text) => {
    expect([cleanLine(text), cleanProse(text), cleanMarkup(`<p>${text}</p>`)]).toEqual([null, null, null]);
  });

  it.each(rightTexts)('%s is', (text) => {
    expect([cleanLine(text), cleanProse(`${text}\r\n${text}`)]).toEqual([text, `${text}\n${text}`]);
    expect(cleanMarkup(`<p>${text}</p>\n`)).toBe(`<p>${text}</p>`);
  });

  it.each(['&#0;', '&#x202e;', '&#8238', '&#X2066;', '&#xd800;', '&#7;', '&#x110000;', '&#99999999999;'])(
    'an editor’s text may not have a forbidden character as a reference: %s',
    (reference) => expect(cleanMarkup(`<p>a${reference}b</p>`)).toBeNull(),
  );

  it.each(['&amp;', '&#39;', '&#x2026;', '&#10;', '&#x200d;', '&#146;', '&amp;#0;', '&#x;', '&#;'])(
    'other character references are allowed: %s',
    (reference) => expect(cleanMarkup(`<p>a${reference}b</p>`)).toBe(`<p>a${reference}b</p>`),
  );
});

/** What a field accepts; '' for one without text input. */
function goodValue(field: FieldSpec): string {
  const good: Partial<Record<FieldSpec['type'], string>> = {
    text: 'A text that is long enough',
    rich: '<p>A text</p>',
    picture: 'tulsi',
    pictures: 'tulsi',
    media: '/uploads/film.mp4',
    tags: 'lamps, festivals',
    lines: 'One\nTwo',
    link: field.type === 'link' && field.leads === 'inside' ? '/donate' : 'https://example.org/page',
    youtube: 'https://youtu.be/abcdefghijk',
  };
  return good[field.type] ?? '';
}

describe.each(contentKinds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const typed: Record<string, string> = { appear: 'now' };
  const names: string[] = [];
  for (const field of kind.fields) {
    if (goodValue(field) === '') continue;
    for (const name of inputNames([field])) {
      typed[name] = name.endsWith('alt') ? 'Words for a picture' : goodValue(field);
      names.push(name);
    }
  }
  const wrongWith = (instead: Record<string, string>): string[] => {
    const read = readCmsForm(kind, { ...typed, ...instead });
    return read.ok ? [] : read.problems.map(({ field }) => field);
  };

  it.each(names)('stores nothing hidden in %s', (name) => {
    expect(wrongWith({})).not.toContain(name);
    const taken = hidden.filter((sign) => {
      const good = typed[name] ?? '';
      const within = `${good.slice(0, -1)}${sign}${good.slice(-1)}`;
      return !wrongWith({ [name]: within }).includes(name);
    });
    expect(taken.map(show)).toEqual([]);
  });
});

describe.each(settingSections.map((section) => [section.key, section] as const))(
  'the setting %s',
  (key, section) => {
    const current: unknown = templeDefaults[key];
    const typed = writeFields(section.fields, current);
    const texts = section.fields.filter(({ type }) => type !== 'yes');
    const written = Object.keys(writeFields(texts, current)).filter((name) => !/-[1-9]\d*-/.test(name));
    const wrongWith = (instead: Record<string, string>): string[] => {
      const read = readSetting(section, current, { ...typed, ...instead });
      return read.ok ? [] : read.problems.map(({ field }) => field);
    };

    it('stores nothing hidden in any of its fields', () => {
      const taken = written.flatMap((name) => {
        // The place of a photo is empty at first.
        const good = typed[name] || 'tulsi';
        return hidden
          .filter(
            (sign) => !wrongWith({ [name]: `${good.slice(0, -1)}${sign}${good.slice(-1)}` }).includes(name),
          )
          .map((sign) => `${name} ${show(sign)}`);
      });
      expect(taken).toEqual([]);
    });
  },
);
