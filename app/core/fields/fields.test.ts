import { describe, expect, it } from 'vitest';
import { parseRupees } from '#core/money/paise.ts';
import type { Outcome } from '#core/result.ts';
import { accountMessageFor } from '../people/account-messages.ts';
import { readAddress } from './address.ts';
import { readChoice } from './choice.ts';
import { readConsent } from './consent.ts';
import { readCount } from './count.ts';
import { readDate } from './date.ts';
import { readEmail } from './email.ts';
import { messageFor } from './messages.ts';
import { readName } from './name.ts';
import { readOtp } from './otp.ts';
import { maskPan, readPan } from './pan.ts';
import { readPassword } from './password.ts';
import { readPhone } from './phone.ts';
import { readPin } from './pin.ts';
import { indianStates, readState } from './state.ts';
import { readText } from './text.ts';
import { readUtr } from './utr.ts';

type Case = [typed: string, expected: unknown];

/** A row has the value read, or 'x:code' for a refusal. */
function table(name: string, read: (typed: string) => Outcome<unknown>, cases: Case[]): void {
  describe(name, () => {
    it.each(cases)('%j -> %j', (typed, expected) => {
      const outcome = read(typed);
      expect(outcome.ok ? outcome.value : `x:${outcome.code}`).toEqual(expected);
    });
  });
}

const hidden = [
  'a\u0000b',
  'a\nb',
  'a\u0085b',
  'ab\u202egnp',
  'ab\u2066c',
  'a\ud800b',
  'a\ufeffb',
  'a\u2028b',
];

table('readName', readName, [
  ['Ananta Sharma', 'Ananta Sharma'],
  ['  Rādhā   Devī  ', 'Rādhā Devī'],
  ['राधा रानी', 'राधा रानी'],
  ['क्‍षितिज', 'क्‍षितिज'],
  ["D'Souza-O’Neil Jr.", "D'Souza-O’Neil Jr."],
  ['Zoe\u0308', 'Zoë'],
  ['A', 'x:name-invalid'],
  ['..', 'x:name-invalid'],
  ['', 'x:name-invalid'],
  ['R2D2', 'x:name-invalid'],
  ['<b>Ram</b>', 'x:name-invalid'],
  ...['Dr. S. K. Sharma', 'S.K. Sharma', 'S.K.Sharma', 'Dr.Sharma', 'S.Kumar', 'Md.Arif', 'Smt.Radha'].map(
    (name): Case => [name, name],
  ),
  ...['एस.के. शर्मा', 'डॉ.शर्मा', 'Sharma Jr.', 'Rev. St. John', 'A.P.J.Abdul Kalam'].map(
    (name): Case => [name, name],
  ),
  ...['Visit evil.example', 'evil.example', 'x.com', 'Win at t.co now', 'www.evil', 'WWW evil', 'http'].map(
    (name): Case => [name, 'x:name-link'],
  ),
  ...['Mira.shop', 'dr.com', 'go-now.site Mira', 'a.b.example', 'evil.\u200dexample', 'mandir.भारत'].map(
    (name): Case => [name, 'x:name-link'],
  ),
  ['a'.repeat(80), 'a'.repeat(80)],
  ['a'.repeat(81), 'x:name-invalid'],
  ...hidden.map((text): Case => [text, 'x:name-invalid']),
]);

table('readEmail', readEmail, [
  [' Ananta.S+gift@Example.COM ', 'Ananta.S+gift@example.com'],
  ["o'neil@sub.example.co.in", "o'neil@sub.example.co.in"],
  ['a@b.museum', 'a@b.museum'],
  ['', 'x:email-invalid'],
  ['a@b', 'x:email-invalid'],
  ['@example.com', 'x:email-invalid'],
  ['a@@example.com', 'x:email-invalid'],
  ['a..b@example.com', 'x:email-invalid'],
  ['a@example.com, b@example.com', 'x:email-invalid'],
  ['a@example.com\r\nBcc: b@example.com', 'x:email-invalid'],
  ['a b@example.com', 'x:email-invalid'],
  ['a@127.0.0.1', 'x:email-invalid'],
  ['=?utf-8?q?mira?=@example.com', 'x:email-invalid'],
  ['=?UTF-8?B?bWlyYQ==?=@example.com', 'x:email-invalid'],
  ['mira=?x?=@example.com', 'x:email-invalid'],
  ['mira=a?b@example.com', 'mira=a?b@example.com'],
  ['a@-example.com', 'x:email-invalid'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  [`${'a'.repeat(65)}@example.com`, 'x:email-invalid'],
  [`a@${'a.'.repeat(126)}com`, 'x:email-invalid'],
]);

table('readCount', (typed) => readCount(typed, { min: 1, max: 20 }), [
  ['१२', 12],
  ['-१', 'x:number-outside'],
  ['१ २', 'x:number-outside'],
  ['१\u202e२', 'x:number-outside'],
  ['१e१', 'x:number-outside'],
  ['௧', 'x:number-outside'],
]);

table('readPhone', readPhone, [
  ['98765 43210', '+919876543210'],
  ['098765-43210', '+919876543210'],
  ['919876543210', '+919876543210'],
  ['+91 (98765) 43210', '+919876543210'],
  ['0091 9876543210', '+919876543210'],
  ['९८७६५४३२१०', '+919876543210'],
  ['+1 415 555 2671', '+14155552671'],
  ['9123456789', '+919123456789'],
  ['5876543210', 'x:phone-indian'],
  ['987654321', 'x:phone-indian'],
  ['98765432101', 'x:phone-indian'],
  ['+91 12345 67890', 'x:phone-indian'],
  ['+1234567', 'x:phone-international'],
  ['+1234567890123456', 'x:phone-international'],
  ['98765x3210', 'x:phone-indian'],
  ['', 'x:phone-indian'],
]);

table('readPassword', readPassword, [
  ['correct horse battery', 'correct horse battery'],
  [' kesar aur bada pahad ', ' kesar aur bada pahad '],
  ['cafe\u0301 au lait noir', 'café au lait noir'],
  ['७ नदी पार किया', '७ नदी पार किया'],
  ['krishna-9fQz2w', 'krishna-9fQz2w'],
  ['x'.repeat(7), 'x:password-short'],
  ['pq7'.repeat(43), 'x:password-long'],
  ['password', 'x:password-common'],
  ['P@ssw0rd!', 'x:password-common'],
  ['12345678', 'x:password-common'],
  ['87654321', 'x:password-common'],
  ['aaaaaaaa', 'x:password-common'],
  ['qwertyuiop', 'x:password-common'],
  ['HareKrishna108', 'x:password-common'],
  ['radhe radhe', 'x:password-common'],
  ['JaiShreeRam@123', 'x:password-common'],
  ['Ghaziabad1', 'x:password-common'],
  ['🙏🕉🪔🌺🐄🌸🍚🪷', '🙏🕉🪔🌺🐄🌸🍚🪷'],
  ['¿{§}~^+|', '¿{§}~^+|'],
  ['x7#!om$%^', 'x7#!om$%^'],
  ['🙏🙏🙏🙏🙏🙏🙏🙏', 'x:password-common'],
  ['!!!!!!!!', 'x:password-common'],
  ['!@#$%^&*', 'x:password-common'],
  ['!@#$%^&*()', 'x:password-common'],
  ['Krishna@@##!!', 'x:password-common'],
  ['Krishna@108!', 'x:password-common'],
]);

const ananta = { name: 'Śrīmān Ananta Das-Sharma', email: 'Kesar.79@example.com', phone: '+919876543210' };
table('readPassword of somebody', (typed) => readPassword(typed, ananta), [
  ['quiet river at dawn', 'quiet river at dawn'],
  ['das and sharmila by the sea', 'das and sharmila by the sea'],
  ['ananta by the river', 'x:password-own-name'],
  ['by the river @N@NT@', 'x:password-own-name'],
  ['river-srimān-9', 'x:password-own-name'],
  ['sharma-river-dawn', 'x:password-own-name'],
  ['river kesar.79 boat', 'x:password-own-email'],
  ['river 98765 43210', 'x:password-own-phone'],
  ['river +91-9876543210', 'x:password-own-phone'],
  ['नदी ९८७६५४३२१० नाव', 'x:password-own-phone'],
]);
table(
  'readPassword of one with short words',
  (typed) => readPassword(typed, { name: 'Om Das', email: 'om@a.in' }),
  [['om and das at the river', 'om and das at the river']],
);

table('readOtp', readOtp, [
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['१२३४५६', '123456'],
  ['12345', 'x:otp-invalid'],
  ['1234567', 'x:otp-invalid'],
  ['12345a', 'x:otp-invalid'],
]);

table('readPan', readPan, [
  ['ABCPE१२३४F', 'ABCPE1234F'],
  ['abcpe1234f', 'ABCPE1234F'],
  [' ABCTE 1234 F ', 'ABCTE1234F'],
  ['ABCDE1234F', 'x:pan-invalid'],
  ['ABCPE1234', 'x:pan-invalid'],
  ['ABCP01234F', 'x:pan-invalid'],
  ['', 'x:pan-invalid'],
]);

table('readPin', readPin, [
  ['201 014', '201014'],
  ['२०१०१४', '201014'],
  ['012345', 'x:pin-invalid'],
  ['20101', 'x:pin-invalid'],
  ['2010145', 'x:pin-invalid'],
]);

table('readState', readState, [
  ['uttar pradesh', 'Uttar Pradesh'],
  ['Delhi', 'Delhi'],
  ['', 'x:state-invalid'],
  ['California', 'x:state-invalid'],
]);

table('readAddress', readAddress, [
  ['12, Temple Road', '12, Temple Road'],
  ['12 Temple Road\r\nSector 5', '12 Temple Road, Sector 5'],
  ['१२ मन्दिर मार्ग', '१२ मन्दिर मार्ग'],
  ['12', 'x:address-invalid'],
  ['x'.repeat(201), 'x:address-invalid'],
  ['12 Temple\u0000Road', 'x:address-invalid'],
]);

table('readUtr', readUtr, [
  ['4123 4567 8901', '412345678901'],
  ['sbin0000123456789012', 'SBIN0000123456789012'],
  ['41234567890', 'x:utr-invalid'],
  ['ABCDEFGHIJKL', 'x:utr-invalid'],
  ['A'.repeat(23), 'x:utr-invalid'],
]);

table('readDate', (typed) => readDate(typed, { from: '2024-02-01', to: '2024-03-31' }), [
  ['2024-02-29', '2024-02-29'],
  ['२०२४-०३-३१', '2024-03-31'],
  ['2024-02-30', 'x:date-invalid'],
  ['29/02/2024', 'x:date-invalid'],
  ['2024-13-01', 'x:date-invalid'],
  ['', 'x:date-invalid'],
  ['2024-01-31', 'x:date-outside'],
  ['2024-04-01', 'x:date-outside'],
]);

table('readText, one line', (typed) => readText(typed, { min: 2, max: 10 }), [
  ['  for Ma  ', 'for Ma'],
  ['3 < 5', '3 < 5'],
  ['x', 'x:text-length'],
  ...['\u200b\u200b\u200b', '\u00ad\u200d\ufe0f', '\u3164 \u2800'].map(
    (text): Case => [text, 'x:text-length'],
  ),
  ['🙏🏽👨‍👩‍👧', '🙏🏽👨‍👩‍👧'],
  ['क्‍ष', 'क्‍ष'],
  ['x'.repeat(11), 'x:text-length'],
  ['<b>x', 'x:text-markup'],
  ...hidden.map((text): Case => [text, 'x:text-forbidden']),
]);

table('readText, several lines', (typed) => readText(typed, { min: 0, max: 20, lines: 'many' }), [
  ['', ''],
  ['\u200b\n\u200b', ''],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\u0000b', 'x:text-forbidden'],
  ['a\u202eb', 'x:text-forbidden'],
]);

table('readConsent', readConsent, [
  ['on', true],
  ['yes', true],
  ['', 'x:consent-needed'],
  ['false', 'x:consent-needed'],
]);

table('readChoice', (typed) => readChoice(typed, ['en', 'hi']), [
  ['hi', 'hi'],
  ['HI', 'x:choice-invalid'],
  ['toString', 'x:choice-invalid'],
]);

it('knows 28 states and 8 union territories', () => {
  expect(new Set(indianStates).size).toBe(36);
});

it('masks all but the ends of a PAN', () => {
  expect(maskPan('ABCPE1234F')).toBe('ABC••••34F');
});

describe('messageFor', () => {
  it.each<[Record<string, number>, string]>([
    [{ min: 2, max: 200 }, 'Write 2 to 200 characters.'],
    [{ min: 1, max: 80 }, 'Write 1 to 80 characters.'],
    [{ min: 0, max: 200 }, 'At most 200 characters.'],
  ])('a text of %o: %s', (values, sentence) => {
    expect(messageFor('text-length', values)).toBe(sentence);
  });

  it.each([
    ['pan-invalid', 'en', {}, 'Enter a valid PAN, like ABCDE1234F.'],
    ['otp-wrong', 'account', { n: 3 }, 'That code is not right. 3 tries left.'],
    ['otp-wrong', 'en', { n: 3 }, 'Please check this field.'],
    ['pan-invalid', 'account', {}, 'Enter a valid PAN, like ABCDE1234F.'],
    ['toString', 'en', {}, 'Please check this field.'],
    ['toString', 'account', {}, 'Please check this field.'],
  ] as const)('%s in %s', (code, table, values, sentence) => {
    const sentenceFor = { en: messageFor, account: accountMessageFor }[table];
    expect(sentenceFor(code, values)).toBe(sentence);
  });

  it.each(['', '-1', '1.234'])('words the refusal of the amount %j', (typed) => {
    const outcome = parseRupees(typed);
    expect(outcome.ok ? '' : messageFor(outcome.code)).not.toBe(messageFor('unknown'));
    expect(outcome.ok).toBe(false);
  });
});
