import { describe, expect, it } from 'vitest';
import { overlaySettings, type TempleSettings, templeDefaults } from '../content/temple-settings.ts';
import { writeFields } from '../edited-fields/write-fields.ts';
import { findSection } from './find-section.ts';
import { readSetting } from './read-setting.ts';
import { settingSections } from './setting-sections.ts';

/** The fields that a form showing this value posts. */
function formOf(key: keyof TempleSettings, instead: Record<string, string> = {}) {
  const section = findSection(key);
  if (!section) throw new Error(key);
  const value = templeDefaults[key];
  return readSetting(section, value, { ...writeFields(section.fields, value), ...instead });
}

describe('every section', () => {
  it.each(settingSections.map(({ key }) => key))(
    '%s: the shown value reads back unchanged and is valid',
    (key) => {
      const read = formOf(key);
      expect(read).toEqual({ ok: true, value: templeDefaults[key] });
      expect(overlaySettings([{ key, value: read.ok && read.value }]).bad).toEqual([]);
    },
  );
});

it.each<[keyof TempleSettings, Record<string, string>, string, string]>([
  ['identity', { name: ' ' }, 'name', 'text-length'],
  ['identity', { name: '<b>Temple</b>' }, 'name', 'text-markup'],
  ['contact', { email: 'x' }, 'email', 'email-invalid'],
  ['contact', { phone: 'call us' }, 'phone', 'phone-international'],
  ['contact', { latitude: '91' }, 'latitude', 'latitude-invalid'],
  ['contact', { longitude: 'NaN' }, 'longitude', 'longitude-invalid'],
  ['social', { 'instagram-to': 'http://example.com' }, 'instagram-to', 'web-invalid'],
  ['festivalBanner', { to: 'javascript:alert(1)' }, 'to', 'link-setting'],
  ['festivalBanner', { to: '//evil.example' }, 'to', 'link-setting'],
  ['bank', { accountNumber: '12' }, 'accountNumber', 'account-invalid'],
  ['bank', { branchCode: 'hdfc0001234' }, 'branchCode', 'branch-code-invalid'],
  ['upi', { id: 'temple' }, 'id', 'upi-invalid'],
  ['calendarPlace', { zone: 'Asia/Nowhere' }, 'zone', 'zone-invalid'],
  ['schedule', { 'entries-0-time': '25:00' }, 'entries-0-time', 'time-invalid'],
  ['schedule', { 'entries-0-kind': 'dance' }, 'entries-0-kind', 'choice-invalid'],
  ['schedule', { 'entries-0-title': '' }, 'entries-0-title', 'text-length'],
  ['copyright', { value: '' }, 'value', 'text-length'],
  [
    'scheduleDays',
    {
      ...{ 'value-0-on': '2026-02-31', 'value-0-time': '10:00', 'value-0-title': 'Aarti' },
      'value-0-kind': 'darshan',
    },
    'value-0-on',
    'date-invalid',
  ],
  ['visitWords', { 'darshan-title': ' ' }, 'darshan-title', 'text-length'],
  ['visitWords', { 'darshan-lead': '<script>' }, 'darshan-lead', 'text-markup'],
  ['givingWords', { 'shop-lead': 'x'.repeat(401) }, 'shop-lead', 'text-length'],
  ['visitSearch', { 'contacts-title': 'Nine here' }, 'contacts-title', 'text-length'],
  ['visitSearch', { 'contacts-title': 'x'.repeat(71) }, 'contacts-title', 'text-length'],
  ['givingSearch', { 'cart-description': 'x'.repeat(49) }, 'cart-description', 'text-length'],
  ['givingSearch', { 'cart-description': 'x'.repeat(161) }, 'cart-description', 'text-length'],
  ['homeWords', { forSearch: 'x'.repeat(161) }, 'forSearch', 'text-length'],
  ['homeWords', { titleForSearch: 'The home' }, 'titleForSearch', 'text-length'],
  ['circleTiers', { 'value-0-rupees': '0' }, 'value-0-rupees', 'number-outside'],
  ['circleTiers', { 'value-0-rupees': '99.5' }, 'value-0-rupees', 'number-outside'],
  ['shop', { seller: '' }, 'seller', 'text-length'],
  ['shop', { state: 'Wave City' }, 'state', 'state-invalid'],
  ['shop', { gstin: '09AAATD0000D1ZX' }, 'gstin', 'gstin-invalid'],
])('%s refuses %j', (key, instead, field, code) => {
  expect(formOf(key, instead)).toMatchObject({ ok: false, problems: [{ field, code }] });
});

it('joins a description of several lines into one sentence', () => {
  const description = 'Write, call or come by.\r\nThe office is open in the morning and in the evening.';
  const read = formOf('visitSearch', { 'contacts-description': description });
  expect(read.ok && (read.value as TempleSettings['visitSearch']).contacts.description).toBe(
    'Write, call or come by. The office is open in the morning and in the evening.',
  );
});

it('leaves out empty rows and refuses an empty list', () => {
  const fewer = formOf('facts', { 'value-0-value': '', 'value-0-label': '' });
  expect(fewer).toEqual({ ok: true, value: templeDefaults.facts.slice(1) });
  const none = Object.fromEntries(
    [0, 1, 2].flatMap((at) => [
      [`value-${at}-value`, ''],
      [`value-${at}-label`, ''],
    ]),
  );
  expect(formOf('facts', none)).toMatchObject({ ok: false, problems: [{ code: 'list-empty' }] });
});

it('keeps what the form does not show', () => {
  const read = formOf('donateModal', { title: 'Feed a cow' });
  expect(read).toEqual({ ok: true, value: { ...templeDefaults.donateModal, title: 'Feed a cow' } });
});

it.each(['', ' None '])(
  'takes %j for an unregistered seller, and keeps the series letter of the bills',
  (gstin) => {
    const read = formOf('shop', { gstin, seller: 'Govardhan Trust', pickup: '' });
    const shop = { ...templeDefaults.shop, gstin: 'none', seller: 'Govardhan Trust', pickup: false };
    expect(read).toEqual({ ok: true, value: shop });
  },
);

it('an empty form means that the temple has none, and a half-filled one is refused', () => {
  const empty = { accountName: ' ', accountNumber: '', bank: '', branch: '', branchCode: '' };
  const none = { accountName: '', accountNumber: '', bank: '', branch: '', branchCode: '' };
  expect(formOf('bank', empty)).toEqual({ ok: true, value: none });
  expect(formOf('upi', { id: '', payee: '' })).toEqual({ ok: true, value: { id: '', payee: '' } });
  expect(formOf('upi', { id: '' })).toMatchObject({
    ok: false,
    problems: [{ field: 'id', code: 'upi-invalid' }],
  });
  expect(formOf('upi', { payee: '' })).toMatchObject({ ok: false, problems: [{ field: 'payee' }] });
  expect(formOf('bank', { ...empty, branch: 'Ghaziabad' })).toMatchObject({ ok: false });
  expect(formOf('identity', { name: '', place: '', deities: '', mantra: '' })).toMatchObject({ ok: false });
});

it('offers every setting of a temple, so that none needs a developer', () => {
  const offered = [...settingSections.map(({ key }) => key), 'openingHours'];
  expect(Object.keys(templeDefaults).sort()).toEqual(offered.sort());
});
