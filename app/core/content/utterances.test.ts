import { describe, expect, it } from 'vitest';
import { type Run, utterancesOf } from './utterances.ts';

const both = (language: string) => language === 'en' || language === 'hi';
const run = (text: string, language = 'en', block = 0): Run => ({ block, text, language });
const texts = (text: string, language = 'en') =>
  utterancesOf([run(text, language)], both).map((utterance) => utterance.text);

describe('utterancesOf', () => {
  it.each([
    ['Acts come back.  Whoever\nplants', ['Acts come back. Whoever plants']],
    ['', []],
    [' · ', []],
    ['(2.47)', ['(2.47)']],
  ])('says %j', (text, said) => expect(texts(text)).toEqual(said));

  it('ends an utterance with a sentence, in English and Hindi', () => {
    const english = 'He said: "You have a right to your duty (2.47)." ';
    expect(texts(english.repeat(5))).toEqual([english.repeat(4).trim(), english.trim()]);
    const hindi = 'कर्म का अर्थ केवल कार्य है। ';
    const said = texts(hindi.repeat(10), 'hi');
    expect(said.length).toBeGreaterThan(1);
    for (const part of said) expect(part).toMatch(/।$/);
  });

  it('cuts a sentence that is too long at a comma, else at a space, and loses no word', () => {
    const commas = `${'one two three four five, '.repeat(20)}end.`;
    const words = `${'wonderful '.repeat(50)}end.`;
    for (const text of [commas, words, 'x'.repeat(450)]) {
      const said = texts(text);
      for (const part of said) expect(part.length).toBeLessThanOrEqual(200);
      expect(said.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }
    expect(texts(commas)[0]).toMatch(/five,$/);
  });

  it('reads a verse in Devanagari by a voice of Hindi, and passes over what no voice here speaks', () => {
    const runs = [
      run('He says:'),
      run('पत्रं पुष्पं फलं तोयं', 'sa', 1),
      run('patraṁ puṣpaṁ', 'sa', 2),
      run('Offer a leaf.', 'en', 3),
    ];
    expect(utterancesOf(runs, both)).toEqual([
      { block: 0, text: 'He says:', language: 'en' },
      { block: 1, text: 'पत्रं पुष्पं फलं तोयं', language: 'hi' },
      { block: 3, text: 'Offer a leaf.', language: 'en' },
    ]);
    expect(utterancesOf(runs, (language) => language === 'en').map(({ block }) => block)).toEqual([0, 3]);
  });
});
