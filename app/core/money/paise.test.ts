import { describe, expect, it } from 'vitest';
import { formatRupees, paise, parseRupees, rupeesText, timesPaise } from './paise.ts';

describe('parseRupees', () => {
  it.each([
    ['501', 50_100],
    [' 1,100 ', 110_000],
    ['₹1,08,000.5', 10_800_050],
    ['108,000.05', 10_800_005],
    ['०.१०', 10],
    ['१,१००', 110_000],
    ['0.1', 10],
    ['0', 0],
  ])('reads %s', (typed, count) => {
    expect(parseRupees(typed)).toEqual({ ok: true, value: count });
  });

  it.each([
    ['', 'amount-empty'],
    ['₹', 'amount-empty'],
    ['-1', 'amount-malformed'],
    ['1e309', 'amount-malformed'],
    ['1,0,0', 'amount-malformed'],
    ['1 100', 'amount-malformed'],
    ['NaN', 'amount-malformed'],
    ['0x10', 'amount-malformed'],
    ['99999999999999999', 'amount-malformed'],
    ['0.001', 'amount-decimals'],
  ])('refuses %j as %s', (typed, code) => {
    expect(parseRupees(typed)).toEqual({ ok: false, code });
  });
});

describe('formatRupees', () => {
  it.each([
    [0, '₹0.00', '₹0'],
    [5, '₹0.05', '₹0.05'],
    [50_100, '₹501.00', '₹501'],
    [10_800_000, '₹1,08,000.00', '₹1,08,000'],
    [1_234_567_890, '₹1,23,45,678.90', '₹1,23,45,678.90'],
  ])('writes %i', (count, full, short) => {
    expect(formatRupees(paise(count))).toBe(full);
    expect(formatRupees(paise(count), 'short')).toBe(short);
  });
});

it('keeps decimals in the plain text', () => {
  expect(rupeesText(paise(12_050))).toBe('120.50');
});

it('refuses fractions of a paisa', () => {
  expect(() => paise(0.5)).toThrow(RangeError);
  expect(() => timesPaise(paise(100), 1.5)).toThrow(RangeError);
});
