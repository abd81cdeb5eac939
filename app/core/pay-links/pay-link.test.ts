import { describe, expect, it } from 'vitest';
import { lastDayBefore } from '#core/time/temple-day.ts';
import type { Cause } from '../donations/cause.ts';
import { paise } from '../money/paise.ts';
import { donationOfLink, payLinkExpiry, readPayLink, type TypedPayLink } from './pay-link.ts';
import { payLinkState } from './pay-link-state.ts';

const cause = {
  id: 'general',
  title: 'General donation',
  types: [],
  presets: [],
  allowsOwnAmount: true,
  startsOn: null,
  endsOn: null,
  legalEntityId: 'temple',
} as unknown as Cause;

const rules = { causes: [cause], today: '2026-11-20', languages: ['en', 'hi'] as const };
const typed = (instead: Partial<TypedPayLink> = {}): TypedPayLink => ({
  intentKey: 'office_0000000000000000',
  amount: '1,081',
  causeId: 'general',
  name: 'Radha Devi',
  phone: '98765 43210',
  email: '',
  language: 'hi',
  ...instead,
});

describe('the office’s form', () => {
  it('needs no e-mail address', () => {
    const read = readPayLink(typed(), rules);
    expect(read).toMatchObject({
      ok: true,
      value: { amount: 108_100, phone: '+919876543210', email: null, language: 'hi' },
    });
  });

  it.each([
    [{ amount: '5' }, 'amount', 'amount-too-small'],
    [{ amount: '600000' }, 'amount', 'amount-too-large'],
    [{ amount: 'many' }, 'amount', 'amount-malformed'],
    [{ causeId: 'unknown' }, 'causeId', 'cause-unknown'],
    [{ name: '' }, 'name', 'name-invalid'],
    [{ phone: '12' }, 'phone', 'phone-indian'],
    [{ email: 'radha' }, 'email', 'email-invalid'],
    [{ language: 'fr' }, 'language', 'choice-invalid'],
    [{ intentKey: 'x' }, 'intentKey', 'intent-malformed'],
  ])('%j is refused beside its field', (fields, field, code) => {
    const read = readPayLink(typed(fields), rules);
    expect(read.ok ? [] : read.problems).toEqual([{ field, code }]);
  });
});

it('is open until the end of the third day in the temple’s zone', () => {
  // 23:45 of 20 November at the temple.
  const expiry = payLinkExpiry(new Date('2026-11-20T18:15:00Z'));
  expect(expiry.toISOString()).toBe('2026-11-23T18:30:00.000Z');
  expect(lastDayBefore(expiry)).toBe('2026-11-23');
});

it('becomes a donation of its own amount, number and address, whatever is sent', () => {
  const link = { id: 'link_a', causeId: 'general', amount: paise(50_100), phone: '+91', email: null };
  const sent = { name: 'Radha', citizenship: 'indian', consent: 'on', path: 'gupt' };
  const hostile = { ...sent, pan: '', addressLine: '', city: '', state: '', pin: '', phone: '1', lines: [] };
  expect(donationOfLink(link, hostile)).toMatchObject({
    path: 'named',
    phone: '+91',
    email: '',
    lines: [{ causeId: 'general', typeId: null, ownAmount: '501.00', quantity: '1' }],
  });
});

describe('the state of a link', () => {
  const now = new Date('2026-11-20T06:00:00Z');
  const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
  const link = { withdrawnAt: null, expiresAt: after, donation: null };
  const unpaid = { state: 'created', payable: true, claimed: false } as const;

  it.each([
    ['waiting', link],
    ['over', { ...link, expiresAt: now }],
    ['withdrawn', { ...link, withdrawnAt: before }],
    ['begun', { ...link, expiresAt: before, donation: unpaid }],
    ['begun', { ...link, donation: { ...unpaid, state: 'review', payable: false } as const }],
    ['begun', { ...link, donation: { ...unpaid, payable: false, claimed: true } }],
    ['over', { ...link, donation: { ...unpaid, payable: false } }],
    ['over', { ...link, donation: { ...unpaid, state: 'expired', payable: false } as const }],
    ['paid', { ...link, expiresAt: before, donation: { ...unpaid, state: 'paid', payable: false } as const }],
    ['paid', { ...link, donation: { ...unpaid, state: 'refunded', payable: false } as const }],
  ])('%s', (state, facts) => expect(payLinkState(facts, now)).toBe(state));
});
