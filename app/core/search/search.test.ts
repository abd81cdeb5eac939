import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentLexemes } from './document-lexemes.ts';
import { excerptAround, markWords } from './excerpt-around.ts';
import { foldWord, soundKey } from './fold-word.ts';
import { meansWord, searchTerms, tsqueryOf } from './search-terms.ts';

describe('foldWord', () => {
  it.each([
    ['Prasādam', 'prasadam'],
    ['Ekādaśī', 'ekadasi'],
    ['Kṛṣṇa', 'krsna'],
    ['ＦＥＡＳＴ', 'feast'],
    ['प्रसाद', 'प्रसाद'],
    ['पढ़ना', 'पढना'],
    ['पाँच', 'पांच'],
  ])('%s is compared as %s', (word, folded) => expect(foldWord(word)).toBe(folded));
});

describe('soundKey', () => {
  it.each([
    ['Krishna', 'Kṛṣṇa'],
    ['Ekadashi', 'Ekādaśī'],
    ['Chaitanya', 'Caitanya'],
    ['Geeta', 'Gītā'],
    ['aarati', 'ārati'],
    ['kirtan', 'kīrtana'],
    ['prasad', 'prasādam'],
    ['gyan', 'jñān'],
    ['Vaishnava', 'Vaiṣṇava'],
    ['Janmashtami', 'Janmāṣṭamī'],
    ['Haridwar', 'Haridvāra'],
  ])('%s sounds like %s', (one, other) => expect(soundKey(one)).toBe(soundKey(other)));

  it.each([
    ['gita', 'gate'],
    ['rama', 'radha'],
    ['book', 'back'],
  ])('%s does not sound like %s', (one, other) => expect(soundKey(one)).not.toBe(soundKey(other)));
});

describe('searchTerms', () => {
  const plain = (query: string) => searchTerms(query).map((term) => term.plain);
  it('leaves stop words out, unless there is nothing else', () => {
    expect(plain('What is the Ekādaśī?')).toEqual(['ekadasi']);
    expect(plain('to be or')).toEqual(['to', 'be', 'or']);
  });
  it.each(['', '   ', '!!! --- &|()', "'';:*<->", '\u0000', '😀'])('finds no word in %j', (query) =>
    expect(plain(query)).toEqual([]),
  );
  it('takes eight words of a hundred characters, each once', () => {
    expect(plain('one two three four five six seven eight nine one')).toHaveLength(8);
    expect(plain(`${'x'.repeat(99)} beyond`)).toEqual(['x'.repeat(99)]);
    expect(plain('gita GĪTĀ')).toEqual(['gita']);
  });
});

describe('tsqueryOf', () => {
  it('requires all words, by spelling or sound', () =>
    expect(tsqueryOf(searchTerms('Krishna feast a'), true)).toBe("('krishna':* | 'krisn':*) & 'feast':*"));
  it('contains only quoted words and its own operators, whatever was typed', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (typed, all) => {
        const query = tsqueryOf(searchTerms(typed), all);
        expect(query.replace(/'[\p{L}\p{M}\p{N}]+'(:\*)?/gu, 'w')).toMatch(
          /^((w|\(w \| w\))( [&|] (w|\(w \| w\)))*)?$/,
        );
      }),
    ));
});

describe('meansWord', () => {
  const [krishna] = searchTerms('krishna');
  const [e] = searchTerms('e');
  it.each(['Krishna', 'Kṛṣṇa', 'Krishna’s', 'Kṛṣṇadāsa'])('krishna matches %s', (word) =>
    expect(krishna && meansWord(krishna, word)).toBe(true),
  );
  it('treats one letter as a word', () => {
    expect(e && meansWord(e, 'E')).toBe(true);
    expect(e && meansWord(e, 'Ekadasi')).toBe(false);
  });
});

describe('documentLexemes', () => {
  it('has spelling and sound, with place and weight', () =>
    expect(documentLexemes({ title: 'Kṛṣṇa', summary: 'a feast', words: 'feast of Kṛṣṇa' })).toBe(
      "'krsna':1A,6D 'krisn':1A,6D 'a':2B 'feast':3B,4D 'of':5D",
    ));
  it('stays within the limits of the database', () => {
    const long = documentLexemes({ title: '', summary: 'x'.repeat(3_000), words: 'om '.repeat(20_000) });
    expect(long.startsWith("'om':2D,3D")).toBe(true);
    expect(long.split(',')).toHaveLength(250);
  });
});

describe('excerptAround', () => {
  const text = `${'Long before. '.repeat(20)}Then the prasādam comes. ${'Long after. '.repeat(20)}`.trim();
  const shown = (query: string) => excerptAround(text, searchTerms(query), 120);
  const whole = (query: string) =>
    shown(query)
      .map((part) => part.text)
      .join('');
  it('shows the match, marked, with words around it', () => {
    expect(shown('prasad').filter((part) => part.marked)).toEqual([{ text: 'prasādam', marked: true }]);
    expect(whole('prasad')).toMatch(/^…Long before\. .*Then the prasādam comes\. .*Long…$/);
    expect(whole('prasad').length).toBeLessThan(130);
  });
  it('shows the beginning when nothing is found', () => expect(whole('elephant')).toMatch(/^Long before/));
  it('loses no character of a text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (any, query) => {
        expect(
          markWords(any, searchTerms(query))
            .map((part) => part.text)
            .join(''),
        ).toBe(any);
      }),
    ));
});
