import { describe, expect, it } from 'vitest';
import { otherLanguages } from '../language/other-language.ts';
import { readTranslation } from '../translations/read-translation.ts';
import { letterInLanguage, letterWordFields, shippedLetter } from './letter-in-language.ts';
import type { LetterText } from './letter-model.ts';
import { type LetterKey, letterModel, letterTexts } from './letter-texts.ts';
import { staffLetters } from './staff-letters.ts';
import { isVisitorLetter } from './visitor-letters.ts';

const keys = Object.keys(letterTexts) as LetterKey[];
const toVisitors = keys.filter(isVisitorLetter);

describe('letterInLanguage', () => {
  const english = letterModel('email-changed').text;
  const hindi = shippedLetter('email-changed', 'hi');
  const changed = { ...english, body: 'We moved your account.' };

  it.each<[string, LetterText, Record<string, string>, Partial<LetterText>]>([
    ['as it came', english, {}, hindi],
    ['English that the staff changed', changed, {}, { ...hindi, body: 'We moved your account.' }],
    ['Hindi of the staff', english, { subject: 'नया पता' }, { ...hindi, subject: 'नया पता' }],
    ['both of the staff', changed, { body: 'खाता बदला।' }, { ...hindi, body: 'खाता बदला।' }],
    ['a place that is no more', english, { subject: 'प्रिय {name}' }, hindi],
    ['a button where there is none', english, { button: 'दबाएँ' }, hindi],
  ])('%s', (_, text, written, read) =>
    expect(letterInLanguage('email-changed', text, 'hi', written)).toEqual({ ...read, hindi: '' }),
  );

  it('keeps English as it is, with its line in Hindi', () => {
    const text = letterModel('gift-receipt').text;
    expect(letterInLanguage('gift-receipt', text, 'en', { subject: 'x' })).toBe(text);
    expect(text.hindi).not.toBe('');
  });

  it('leaves a letter to the staff in English', () => {
    const { text } = letterModel('desk-day');
    expect(letterInLanguage('desk-day', text, 'hi')).toEqual({ ...text, hindi: '' });
  });

  it('knows every letter that stays in English', () =>
    expect(staffLetters.filter((key) => !keys.includes(key))).toEqual([]));
});

describe.each(otherLanguages)('the letters in %s', (language) => {
  const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

  it.each(toVisitors)('%s: each text of the English, with its placeholders', (key) => {
    const { text } = letterModel(key);
    const words: Record<string, string> = shippedLetter(key, language);
    for (const { name } of letterWordFields(key)) {
      const english = text[name as keyof LetterText];
      expect([name, words[name] !== '']).toEqual([name, english !== '']);
      expect([name, placesOf(words[name] ?? '')]).toEqual([name, placesOf(english)]);
    }
    expect(Object.keys(words).sort()).toEqual(['body', 'button', 'notes', 'preview', 'subject']);
  });

  it.each(toVisitors)('%s: could be typed', (key) =>
    expect(readTranslation(letterWordFields(key), shippedLetter(key, language))).toMatchObject({ ok: true }),
  );
});
