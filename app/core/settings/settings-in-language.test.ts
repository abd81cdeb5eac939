import { describe, expect, it } from 'vitest';
import { templeDefaults } from '../content/temple-settings.ts';
import { valueAt } from '../edited-fields/field-spec.ts';
import { otherLanguages } from '../language/other-language.ts';
import { settingsInLanguage } from './settings-in-language.ts';
import { shippedWords } from './shipped-words.ts';
import { type SettingKey, settingWordFields } from './word-paths.ts';

const shipped = {
  donateModal: { title: 'आज एक दीप जलाएँ' },
  stay: { 'rules.1.rule': 'पहचान पत्र लाएँ।' },
  copyright: { '': '© {year}' },
};
const none = new Map();

describe('settingsInLanguage', () => {
  it('puts the texts that came with the site in their places, and nothing else', () => {
    const { donateModal, stay, copyright, contact } = settingsInLanguage(templeDefaults, shipped, none);
    expect(donateModal).toEqual({ ...templeDefaults.donateModal, title: 'आज एक दीप जलाएँ' });
    expect(stay.rules.map(({ rule }) => rule.slice(0, 5))).toEqual([
      'Check',
      'पहचान',
      'Only ',
      'Modes',
      'Meals',
    ]);
    expect(copyright).toBe('© {year}');
    expect(contact).toEqual(templeDefaults.contact);
    expect(templeDefaults.donateModal.title).toBe('Light a lamp today');
  });

  it('leaves a text in English that the staff has changed', () => {
    const donateModal = { ...templeDefaults.donateModal, title: 'Feed a cow today' };
    const { donateModal: read } = settingsInLanguage({ ...templeDefaults, donateModal }, shipped, none);
    expect(read.title).toBe('Feed a cow today');
  });

  it('prefers what the staff has written', () => {
    const written = new Map([['donateModal', { title: 'गौ सेवा करें', to: '/elsewhere' }]]);
    const { donateModal } = settingsInLanguage(templeDefaults, shipped, written);
    expect(donateModal).toEqual({ ...templeDefaults.donateModal, title: 'गौ सेवा करें' });
  });
});

describe.each(otherLanguages)('the texts in %s', (language) => {
  const words = shippedWords(language);

  it.each(Object.entries(words))('%s name texts of that setting', (key, texts) => {
    const paths = settingWordFields(key, templeDefaults[key as SettingKey]).map(({ name }) => name);
    expect(Object.keys(texts ?? {}).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('have the placeholders of the English', () => {
    const places = (text: unknown) =>
      String(text)
        .match(/\{\w+\}/g)
        ?.sort() ?? [];
    for (const [key, texts] of Object.entries(words))
      for (const [path, text] of Object.entries(texts ?? {}))
        expect([key, path, places(text)]).toEqual([
          ...[key, path],
          places(valueAt(templeDefaults[key as SettingKey], path)),
        ]);
  });
});
