import { describe, expect, it } from 'vitest';
import { type LetterKey, letterGroups, letterModel, letterTexts, letterWords } from './letter-texts.ts';
import { letterFields, readLetterText, type TypedLetter } from './read-letter-text.ts';

const keys = Object.keys(letterTexts) as LetterKey[];
const read = (key: LetterKey, instead: Partial<TypedLetter> = {}) =>
  readLetterText(letterModel(key), { ...letterModel(key).text, ...instead });
const problems = (key: LetterKey, instead: Partial<TypedLetter>) => {
  const outcome = read(key, instead);
  return outcome.ok ? [] : outcome.problems.map(({ field, code }) => `${field} ${code}`);
};

it('the admin shows every letter once', () => {
  const shown = letterGroups.flatMap((group) => group.keys);
  expect(shown.toSorted()).toEqual(keys.toSorted());
});

it.each(keys)('%s: the built-in text could be typed, and uses each of its placeholders', (key) => {
  expect(read(key)).toEqual({ ok: true, value: letterModel(key).text });
  const all = letterFields.map(({ path }) => letterModel(key).text[path]).join(' ');
  // Its rows name the roles; a text may too.
  if (key === 'staff-invitation') return;
  for (const name of Object.keys(letterModel(key).places)) expect(all, name).toContain(`{${name}}`);
});

it('where only a part is cancelled, the first line does not claim the whole', () => {
  expect(letterModel('order-part-cancelled').text.subject).toMatch(/^A part of/);
});

it.each(['seat-cancelled', 'seat-called-off', 'stay-cancelled', 'passes-cancelled'] as const)(
  '%s: promises a further letter only of money that was paid online',
  (key) => {
    const { body } = letterModel(key).text;
    expect(body).toContain('once more when money that you paid online is on its way');
    expect(body).toContain('what you paid at the desk is handed back to you at the desk');
  },
);

describe('a letter changed by the staff', () => {
  it.each<[LetterKey, Partial<TypedLetter>, string[]]>([
    ['gift-receipt', { subject: 'Receipt {nummer}' }, ['subject place-unknown']],
    ['gift-receipt', { subject: 'Receipt {tax_text}' }, ['subject place-unknown']],
    ['gift-receipt', { notes: 'No word about tax.' }, ['notes place-missing']],
    ['gift-receipt', { body: 'Thanks for {sum' }, ['body place-unknown']],
    ['gift-receipt', { body: '' }, ['body text-length']],
    ['gift-receipt', { body: '<b>Thanks</b>' }, ['body text-markup']],
    ['gift-receipt', { subject: `Thanks\u202e` }, ['subject text-forbidden']],
    ['gift-receipt', { button: 'Open {number}' }, ['button place-unknown']],
    ['gift-receipt', { button: '' }, ['button text-length']],
    ['gift-receipt', { hindi: '', preview: '' }, []],
    ['request-answer', { body: 'Your answer is ready.' }, ['body place-missing']],
    ['verify-email', { body: 'Hello {name}' }, ['body place-unknown']],
  ])('%s %j', (key, instead, wrong) => expect(problems(key, instead)).toEqual(wrong));

  it('gets no button where it has none', () => {
    expect(read('change-email', { button: 'Press' })).toMatchObject({ value: { button: '' } });
  });
});

describe('filling a letter', () => {
  const words = letterWords((key) => letterModel(key).text);
  const facts = {
    number: 'D/1',
    sum: '₹5',
    date: 'today',
    entity: 'The {sum} Trust',
    tax_text: 'No deduction.',
  };

  it('fills each placeholder once, and omits paragraphs without a value', () => {
    const filled = words('gift-receipt', { ...facts, in_name_of: '' });
    expect(filled.page.paragraphs).toEqual([
      'Your gift has reached The {sum} Trust. Thank you for serving with us. The receipt is attached as a PDF.',
    ]);
    expect(words('gift-receipt', { ...facts, in_name_of: 'Radha' }).page.paragraphs[1]).toBe(
      'Offered in the name of Radha.',
    );
    expect(filled.page.subject).toBe('Thank you for your gift · Receipt D/1');
  });

  it('takes the paragraphs of an answer unchanged', () => {
    const filled = words('request-answer', {
      answer: 'First {phone}.\n\nSecond.',
      beginning: 'First',
      about: 'x',
      reference: 'R',
      phone: '1',
      email: 'e',
    });
    expect(filled.page.paragraphs).toEqual(['First {phone}.', 'Second.']);
    expect(filled.page.hindi).toBeUndefined();
  });
});
