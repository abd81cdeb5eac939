import { expect, it } from 'vitest';
import { certificateBar, refusedField, takesForeign } from './line-rules.ts';
import type { LineRefusal, PricedLine } from './price-line.ts';
import type { LegalEntity } from './receipt.ts';

const entity = (id: string, deductionRegistration: string | null, acceptsForeign: boolean) =>
  ({ id, deductionRegistration, acceptsForeign }) as LegalEntity;
const line = (title: string, legalEntityId: string, taxEligible: boolean, allowsForeign: boolean) =>
  ({ cause: { title, legalEntityId, taxEligible, allowsForeign } }) as Pick<PricedLine, 'cause'>;

const charity = entity('charity', '80G', true);
const temple = entity('temple', null, false);
const meals = line('Meals', 'charity', true, true);
const cows = line('Cows', 'charity', false, false);
const lamps = line('Lamps', 'temple', true, true);

it.each([
  [[meals], [charity], null],
  [[meals, cows, cows], [charity], { causes: ['Cows'] }],
  [[meals, lamps], [charity, temple], { causes: [] }],
  [[lamps, cows], [temple, charity], { causes: ['Cows'] }],
])('a certificate needs every cause and every body (%#)', (lines, receivers, bar) => {
  expect(certificateBar(lines, receivers)).toEqual(bar);
});

it.each([
  ['a cause and a body that may', meals, [charity], true],
  ['a cause that may not', cows, [charity], false],
  ['a body that may not', lamps, [charity, temple], false],
  ['a body that is not known', lamps, [charity], false],
])('a foreign citizen may give to %s: %s', (_, one, receivers, may) => {
  expect(takesForeign(one, receivers)).toBe(may);
});

it.each<[LineRefusal, string]>([
  ['quantity-invalid', 'quantity'],
  ['type-unknown', 'typeId'],
  ['cause-closed', 'causeId'],
  ['own-amount-refused', 'ownAmount'],
])('%s belongs beside %s', (code, field) => {
  expect(refusedField(code)).toBe(field);
});
