import { describe, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { enrolmentFields, readEnrolment } from './class-enrolment.ts';
import { csrFields, csrYears, readCsrInquiry } from './csr-inquiry.ts';
import { duplicateFields, readDuplicateReport } from './duplicate-payment.ts';
import { membershipFields, readMembership } from './membership.ts';
import { readStayInquiry, stayFields } from './stay-inquiry.ts';

const blank = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
const sender = { name: 'मीरा शर्मा', email: 'mira@example.com', phone: '9876543210' };
type Read = { ok: boolean; problems?: { field: string; code: string }[] };
const problems = (read: Read) => (read.problems ?? []).map(({ field, code }) => `${field} ${code}`);

describe('an enrolment', () => {
  const wanted = { id: 'mridanga', title: 'Mridanga', ageMin: 8 };
  const typed = { ...blank(enrolmentFields), ...sender, email: '', age: '34', guardian: 'left over' };
  const child = { ...typed, age: '9', guardian: 'Radha Sharma', guardianConsent: 'on' };

  it('of an adult needs no guardian and stores none', () =>
    expect(readEnrolment(typed, wanted)).toMatchObject({
      value: { subject: 'Mridanga', sender: { email: null }, details: { age: 34, guardian: null } },
    }));
  it('of a child stores the guardian who agreed', () =>
    expect(readEnrolment(child, wanted)).toMatchObject({ value: { details: { guardian: 'Radha Sharma' } } }));
  it.each([
    [
      'age',
      '17',
      ['guardian guardian-missing', 'guardianConsent consent-needed'],
      { ...typed, guardian: '' },
    ],
    ['guardian', '', ['guardian guardian-missing'], child],
    ['guardianConsent', '', ['guardianConsent consent-needed'], child],
    ['age', '7', ['age class-too-young'], child],
    ['age', '-9', ['age number-outside'], child],
    ['age', 'nine', ['age number-outside'], child],
    ['age', '18', [], { ...typed, guardian: '' }],
    ['phone', '', ['phone phone-indian'], typed],
  ])('with %s %j has %j', (field, value, expected, from) =>
    expect(problems(readEnrolment({ ...from, [field]: value }, wanted))).toEqual(expected),
  );
});

describe('a booking inquiry', () => {
  const rules = {
    rooms: [{ id: 'ac', title: 'Air-conditioned room' }],
    days: { from: '2026-11-21', to: '2027-11-20' },
  };
  const typed = {
    ...blank(stayFields),
    ...sender,
    room: 'ac',
    checkIn: '2026-12-05',
    checkOut: '2026-12-07',
    rooms: '1',
    adults: '2',
    consent: 'on',
  };

  it('lists its room and days', () =>
    expect(readStayInquiry(typed, rules)).toMatchObject({
      value: {
        subject: 'Air-conditioned room, 5 December 2026 to 7 December 2026',
        details: { children: 0, rooms: 1 },
      },
    }));
  it.each([
    ['checkOut', '2026-12-05', ['checkOut check-out-first']],
    ['checkOut', '2026-12-04', ['checkOut check-out-first']],
    ['checkOut', '', ['checkOut date-invalid']],
    ['checkOut', '2027-02-30', ['checkOut date-invalid']],
    ['checkOut', '2027-01-05', ['checkOut date-outside']],
    ['checkOut', '2027-01-04', []],
    ['checkIn', '2026-11-20', ['checkIn date-outside']],
    ['checkIn', '', ['checkIn date-invalid']],
    ['room', 'palace', ['room choice-invalid']],
    ['rooms', '0', ['rooms number-outside']],
    ['adults', '1.5', ['adults number-outside']],
    ['children', '-1', ['children number-outside']],
    ['consent', '', ['consent consent-needed']],
    ['message', '<script>', ['message text-markup']],
  ])('with %s %j has %j', (field, value, expected) =>
    expect(problems(readStayInquiry({ ...typed, [field]: value }, rules))).toEqual(expected),
  );
});

describe('an application for membership', () => {
  const tiers = [{ id: 'gold', title: 'Gold', amount: rupees(1_100_000), benefits: [] }];
  const typed = {
    ...blank(membershipFields),
    ...sender,
    tier: 'gold',
    address: 'Flat 4, Sector 2',
    city: 'Ghaziabad',
    state: 'Uttar Pradesh',
    pin: '201015',
    parts: '12',
    consent: 'on',
  };

  it('takes its price from the tier, whatever was sent', () =>
    expect(readMembership({ ...typed, amount: '1' } as typeof typed, tiers)).toMatchObject({
      value: {
        subject: 'Gold life membership, ₹11,00,000',
        details: { amount: 110_000_000, parts: 12, spouse: null },
      },
    }));
  it.each([
    ['tier', 'free', ['tier choice-invalid']],
    ['parts', '13', ['parts number-outside']],
    ['parts', '0', ['parts number-outside']],
    ['pin', '12345', ['pin pin-invalid']],
    ['state', 'Elsewhere', ['state state-invalid']],
    ['spouse', '<b>', ['spouse name-invalid']],
    ['consent', '', ['consent consent-needed']],
    ['email', '', ['email email-invalid']],
  ])('with %s %j has %j', (field, value, expected) =>
    expect(problems(readMembership({ ...typed, [field]: value }, tiers))).toEqual(expected),
  );
});

describe('a CSR inquiry', () => {
  const rules = { projects: [{ id: 'meals', title: 'Meals for schools' }], years: ['2026-27', '2027-28'] };
  const typed = {
    ...blank(csrFields),
    ...sender,
    companyName: 'Demo Textiles & Sons Ltd',
    pan: 'aaacd1234e',
    projectId: 'meals',
    amount: '2,50,000',
    financialYear: '2026-27',
    consent: 'on',
  };

  it('names its project and leaves optional fields empty', () =>
    expect(readCsrInquiry(typed, rules)).toMatchObject({
      value: {
        subject: 'CSR: Meals for schools',
        details: { pan: 'AAACD1234E', amount: 25_000_000, cin: null, gstin: null },
      },
    }));
  it.each([
    ['projectId', 'temple-construction', ['projectId choice-invalid']],
    ['amount', '9999.99', ['amount csr-too-small']],
    ['amount', '10000', []],
    ['pan', 'ABCDE1234', ['pan pan-invalid']],
    ['cin', 'L17110MH1973PLC019786', []],
    ['cin', 'X17110MH1973PLC019786', ['cin cin-invalid']],
    ['gstin', '27AAPFU0939F1ZV', []],
    ['gstin', '27AAPFU0939F1ZW', ['gstin gstin-invalid']],
    ['financialYear', '2025-26', ['financialYear choice-invalid']],
    ['companyName', 'x', ['companyName text-length']],
    ['companyName', 'x'.repeat(121), ['companyName text-length']],
  ])('with %s %j has %j', (field, value, expected) =>
    expect(problems(readCsrInquiry({ ...typed, [field]: value }, rules))).toEqual(expected),
  );
  it.each([
    ['2026-03-31', ['2025-26', '2026-27']],
    ['2026-04-01', ['2026-27', '2027-28']],
    ['2099-04-01', ['2099-00', '2100-01']],
  ])('on %s is for %j', (today, years) => expect(csrYears(today)).toEqual(years));
});

describe('a report of a duplicate payment', () => {
  const now = new Date('2026-11-20T20:00:00Z');
  const typed = {
    ...blank(duplicateFields),
    ...sender,
    paidFor: 'D/26-27/000123',
    paidOn: '2026-11-21',
    amount: '1,101.00',
    reason: 'Paid by UPI, and again by card.',
  };

  it('accepts a payment of today in India', () =>
    expect(readDuplicateReport(typed, now)).toMatchObject({
      value: { subject: 'A payment taken twice', details: { amount: 110_100, utr: null } },
    }));
  it.each([
    ['paidOn', '2026-11-22', ['paidOn date-outside']],
    ['paidOn', '2025-11-20', ['paidOn date-outside']],
    ['amount', '0', ['amount amount-too-small']],
    ['amount', '-5', ['amount amount-malformed']],
    ['utr', '123', ['utr utr-invalid']],
    ['utr', '१२३४५६७८९०१२', []],
    ['reason', 'Twice!', ['reason text-length']],
    ['reason', 'x'.repeat(501), ['reason text-length']],
    ['paidFor', '', ['paidFor text-length']],
  ])('with %s %j has %j', (field, value, expected) =>
    expect(problems(readDuplicateReport({ ...typed, [field]: value }, now))).toEqual(expected),
  );
});
