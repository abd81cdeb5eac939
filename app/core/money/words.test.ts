import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paise, paise } from './paise.ts';
import { amountInEnglish } from './words-en.ts';
import { amountInHindi } from './words-hi.ts';

const cases: [number, string, string][] = [
  [0, 'Rupees zero only', 'शून्य रुपये मात्र'],
  [1, 'One paisa only', 'एक पैसा मात्र'],
  [50, 'Fifty paise only', 'पचास पैसे मात्र'],
  [100, 'Rupee one only', 'एक रुपया मात्र'],
  [101, 'Rupee one and one paisa only', 'एक रुपया और एक पैसा मात्र'],
  [1_100, 'Rupees eleven only', 'ग्यारह रुपये मात्र'],
  [9_999, 'Rupees ninety-nine and ninety-nine paise only', 'निन्यानवे रुपये और निन्यानवे पैसे मात्र'],
  [10_000, 'Rupees one hundred only', 'एक सौ रुपये मात्र'],
  [10_100, 'Rupees one hundred one only', 'एक सौ एक रुपये मात्र'],
  [50_100, 'Rupees five hundred one only', 'पाँच सौ एक रुपये मात्र'],
  [110_000, 'Rupees one thousand one hundred only', 'एक हज़ार एक सौ रुपये मात्र'],
  [1_000_000, 'Rupees ten thousand only', 'दस हज़ार रुपये मात्र'],
  [
    9_999_900,
    'Rupees ninety-nine thousand nine hundred ninety-nine only',
    'निन्यानवे हज़ार नौ सौ निन्यानवे रुपये मात्र',
  ],
  [10_000_000, 'Rupees one lakh only', 'एक लाख रुपये मात्र'],
  [10_800_050, 'Rupees one lakh eight thousand and fifty paise only', 'एक लाख आठ हज़ार रुपये और पचास पैसे मात्र'],
  [1_000_000_000, 'Rupees one crore only', 'एक करोड़ रुपये मात्र'],
  [
    12_345_678_912,
    'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine and twelve paise only',
    'बारह करोड़ चौंतीस लाख छप्पन हज़ार सात सौ नवासी रुपये और बारह पैसे मात्र',
  ],
  [100_000_000_000_000, 'Rupees one lakh crore only', 'एक लाख करोड़ रुपये मात्र'],
];

describe('an amount in words', () => {
  it.each(cases)('%i paise', (count, english, hindi) => {
    expect(amountInEnglish(paise(count))).toBe(english);
    expect(amountInHindi(paise(count))).toBe(hindi.normalize('NFC'));
  });

  it('names every number below a hundred differently, in normal form', () => {
    for (const inWords of [amountInEnglish, amountInHindi]) {
      const names = Array.from({ length: 100 }, (_, count) => inWords(paise(count * 100)));
      expect(new Set(names).size).toBe(100);
      expect(names.join()).toBe(names.join().normalize('NFC'));
    }
  });

  // The Hindi names follow their last digit except for a few: forty-one to forty-eight end as forty
  // does.
  it.each([
    [19, 'स'],
    [29, 'तीस'],
    [38, 'तीस'],
    [39, 'तालीस'],
    [48, 'तालीस'],
    [58, 'वन'],
    [59, 'सठ'],
    [68, 'सठ'],
    [69, 'हत्तर'],
    [78, 'हत्तर'],
    [79, 'ासी'],
    [88, 'ासी'],
    [89, 'ासी'],
    [98, 'नवे'],
    [99, 'नवे'],
  ])('the Hindi %i ends in %s', (count, ending) => {
    expect(
      amountInHindi(paise(count * 100))
        .replace(/ रुपये मात्र$/, '')
        .endsWith(ending),
    ).toBe(true);
  });

  it('reads back as the same amount', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (count) => {
        expect(amountOf(amountInEnglish(paise(count)), english)).toBe(count);
        expect(amountOf(amountInHindi(paise(count)), hindi)).toBe(count);
      }),
      { seed: 108, numRuns: 2000 },
    );
  });
});

type Reading = {
  numbers: Map<string, number>;
  sizes: Map<string, number>;
  and: string;
  paise: RegExp;
  noise: RegExp;
};

const readingOf = (inWords: (amount: Paise) => string, noise: RegExp) =>
  new Map(
    Array.from({ length: 100 }, (_, count) => [
      inWords(paise(count * 100))
        .toLowerCase()
        .replace(noise, '')
        .trim(),
      count,
    ]),
  );

const englishNoise = /rupees?|paise|paisa|only/g;
const english: Reading = {
  numbers: readingOf(amountInEnglish, englishNoise),
  sizes: new Map([
    ['hundred', 100],
    ['thousand', 1000],
    ['lakh', 100_000],
    ['crore', 10_000_000],
  ]),
  and: ' and ',
  paise: /paise|paisa/,
  noise: englishNoise,
};
const hindiNoise = /रुपये|रुपया|पैसे|पैसा|मात्र/g;
const hindi: Reading = {
  numbers: readingOf(amountInHindi, hindiNoise),
  sizes: new Map([
    ['सौ', 100],
    ['हज़ार', 1000],
    ['लाख', 100_000],
    ['करोड़', 10_000_000],
  ]),
  and: ' और ',
  paise: /पैसे|पैसा/,
  noise: hindiNoise,
};

/** Parses the words from left to right: a number, then its unit. */
function amountOf(words: string, reading: Reading): number {
  return words
    .split(reading.and)
    .map((part) => {
      const bare = part.toLowerCase().replace(reading.noise, '').trim().split(/\s+/);
      return numberOf(bare, reading) * (reading.paise.test(part) ? 1 : 100);
    })
    .reduce((sum, count) => sum + count, 0);
}

function numberOf(words: string[], reading: Reading): number {
  let crores = 0;
  let total = 0;
  let current = 0;
  for (const word of words) {
    const size = reading.sizes.get(word);
    if (size === 10_000_000) {
      crores = (total + current) * size;
      total = 0;
      current = 0;
    } else if (size === 100) current *= size;
    else if (size !== undefined) {
      total += current * size;
      current = 0;
    } else {
      const number = reading.numbers.get(word);
      if (number === undefined) throw new Error(`no number: ${word}`);
      current += number;
    }
  }
  return crores + total + current;
}
