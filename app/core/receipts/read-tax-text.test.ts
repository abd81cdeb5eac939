import { describe, expect, it } from 'vitest';
import { readTaxText, type TypedTaxText } from './read-tax-text.ts';
import { builtInTaxTexts, type TaxText, taxTextOn } from './tax-wording.ts';

const today = '2026-11-21';
const typed = (instead: Partial<TypedTaxText> = {}): TypedTaxText => ({
  kind: 'deduction',
  from: '2027-04-01',
  english: 'Gifts to {entity} lower the tax under section 140 ({registration}).',
  hindi: '{entity} को दिया गया दान धारा 140 में कटौती योग्य है ({registration})।',
  confirmed: '',
  ...instead,
});
const problemsOf = (instead: Partial<TypedTaxText>) => {
  const read = readTaxText(typed(instead), today);
  return read.ok ? [] : read.problems.map(({ field, code }) => `${field} ${code}`);
};

describe('a tax text', () => {
  it('is read completely', () => {
    expect(
      readTaxText(typed({ english: ` ${typed().english}\r\n Thank you. `, confirmed: '' }), today),
    ).toEqual({
      ok: true,
      value: {
        kind: 'deduction',
        from: '2027-04-01',
        english: `${typed().english} Thank you.`,
        hindi: typed().hindi,
        confirmed: null,
      },
    });
  });

  it.each<[Partial<TypedTaxText>, string[]]>([
    [{ from: '2026-04-01' }, []],
    [{ from: '2026-03-31' }, ['from date-outside']],
    [{ from: '2029-04-02' }, ['from date-outside']],
    [{ from: '2027-02-30' }, ['from date-invalid']],
    [{ kind: 'none' }, ['kind choice-invalid']],
    [{ english: 'Too short' }, ['english text-length']],
    [{ hindi: '' }, ['hindi text-length']],
    [{ english: 'A text that names no number of any kind.' }, ['english place-missing']],
    [{ english: `${typed().english} {pan}` }, ['english place-unknown']],
    [{ english: `${typed().english} <b>bold</b>` }, ['english text-markup']],
    [{ hindi: `${typed().hindi} தமிழ்` }, ['hindi letter-not-printed']],
    [{ english: `${typed().english} ${'x'.repeat(700)}` }, ['english text-length']],
    [{ kind: 'plain' }, ['english place-unknown', 'hindi place-unknown']],
  ])('%j', (instead, problems) => expect(problemsOf(instead)).toEqual(problems));
});

it('every built-in text could be typed', () => {
  for (const { kind, english, hindi } of builtInTaxTexts) {
    expect(problemsOf({ kind, english, hindi })).toEqual([]);
  }
});

it('the latest begun text of a kind applies, and an added one before one of the same day', () => {
  const text = (id: string, from: string, kind: TaxText['kind'] = 'deduction'): TaxText => ({
    ...typed(),
    confirmed: null,
    id,
    kind,
    from,
  });
  const added = [text('late', '2027-04-01'), text('same', '2026-04-01'), text('p', '2026-01-01', 'plain')];
  const on = (day: string, kind: TaxText['kind'] = 'deduction') => taxTextOn(added, kind, day);
  expect(on('2026-03-31')).toBe(builtInTaxTexts[0]);
  expect(on('2026-04-01').id).toBe('same');
  expect(on('2027-03-31').id).toBe('same');
  expect(on('2027-04-01').id).toBe('late');
  expect(on('2027-04-01', 'plain').id).toBe('p');
  expect(on('2025-12-31', 'plain')).toBe(builtInTaxTexts[2]);
});
