import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentKinds } from '#core/cms/kinds/content-kinds.ts';
import { paise } from '#core/money/paise.ts';
import { isTest, sourceFiles } from '../../../scripts/source-tree.ts';
import { actions, verbs } from '../../messages/hi/admin/audit.ts';
import { auditFieldsOf, differences } from './audit-fields.ts';
import { subjectLink } from './audit-links.ts';
import { actionWords } from './audit-words.ts';

it.each([
  ['receipt.resent', 'Receipt resent'],
  ['staff.roles-changed', 'Roles changed'],
  ['pan.read', 'PAN looked at in full'],
  ['events.taken-off', 'Event taken off the site'],
  ['blogs.binned', 'Blog put into the bin'],
  ['legal-entity.changed', 'Body that receives gifts changed'],
  ['something.new-to-us', 'Something new to us'],
])('%s is shown as "%s"', (action, words) => expect(actionWords(action)).toBe(words));

it('has words in Hindi for every action that the server logs', () => {
  const logged = sourceFiles('app/server')
    .filter((file) => !isTest(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/action:[^\n]*(?:\n\s+[?:][^\n]*)*/g)])
    .flatMap(([entry]) => [...entry.matchAll(/'([a-z][a-z-]*\.[a-z][a-z-]*)'/g)])
    .map(([, action = '']) => action);
  expect(logged.length).toBeGreaterThan(150);
  const hasWords = (action: string) => action in actions || (action.split('.')[1] ?? '') in verbs;
  expect(logged.filter((action) => !hasWords(action))).toEqual([]);
});

it('shows only what changed', () => {
  expect(differences({ a: 1, b: 'x', c: ['y'] }, { a: 1, b: 'z', d: true })).toEqual([
    { field: 'B', before: 'x', after: 'z' },
    { field: 'C', before: 'y', after: null },
    { field: 'D', before: null, after: 'Yes' },
  ]);
  expect(differences(null, { a: '' })).toEqual([]);
  expect(differences({ a: 1 }, null)).toEqual([{ field: 'A', before: '1', after: null }]);
});

it('knows a field by its name in the database and in a form, and says sums, days and parts in words', () => {
  expect(differences({ price_paise: 50_100, version: 1 }, { price: 50_100, version: 2 })).toEqual([]);
  expect(
    differences(
      { price_paise: 50_100, starts_on: '2026-11-21', body: '<p>Old</p>' },
      { price: 1_00_000, startsOn: null, body: 'Old', rates: [{ upToGrams: 500, charge: 4_000 }] },
    ),
  ).toEqual([
    { field: 'Price', before: '₹501.00', after: '₹1,000.00' },
    { field: 'Starts on', before: '21 November 2026', after: null },
    { field: 'Rates', before: null, after: 'Up to (g): 500, Charge: ₹40.00' },
  ]);
  expect(auditFieldsOf({ paise: 50_100, utr: '5122', causeId: 'food-for-life', note: '' })).toEqual([
    { field: 'Sum', value: '₹501.00' },
    { field: 'UTR', value: '5122' },
    { field: 'Cause', value: 'food-for-life' },
  ]);
});

const moneyColumns = contentKinds.flatMap(({ name, fields }) =>
  fields.filter(({ type }) => type === 'money').map(({ path }) => [name, path] as const),
);
it.each(moneyColumns)('%s: %s is said in rupees', (_, column) =>
  expect(differences({ [column]: 50_100 }, null)[0]?.before).toBe('₹501.00'),
);

it('says a GST rate as a rate, and the price from which it holds in rupees', () => {
  const rates = [{ above: 2_500_00, rateBp: 1_800 }];
  expect(differences({ rates }, null)).toEqual([
    { field: 'Rates', before: 'For one piece above: ₹2,500.00, Rate: 18 %', after: null },
  ]);
});

it('names a record as people do and leads to it', () => {
  const of = (action: string, subject: string, details = {}) => ({ action, subject, details });
  expect(subjectLink(of('receipt.resent', 'don_a'), { kind: 'donation', total: paise(50_100) })).toEqual({
    words: 'Gift of ₹501',
    to: '/admin-dashboard/donation/single-donation/don_a',
  });
  expect(subjectLink(of('settings.changed', 'openingHours'), null)?.to).toBe(
    '/admin-dashboard/settings/hours',
  );
  expect(subjectLink(of('settings.changed', 'bank'), null)?.words).toBe('Bank account');
  expect(subjectLink(of('cause.made', '//evil.example'), null)?.to).toBe(
    '/admin-dashboard/donation/causes/%2F%2Fevil.example',
  );
  expect(subjectLink(of('legal-entity.changed', 'ent_a'), null)?.to).toBe(
    '/admin-dashboard/settings/receipts',
  );
  expect(subjectLink(of('media.deleted', 'med_a'), null)).toBe(null);
  const article = { kind: 'article', title: 'Beads', productId: 'beads' } as const;
  expect(subjectLink(of('stock.changed', 'var_a'), article)?.to).toBe(
    '/admin-dashboard/products/beads/stock',
  );
  expect(subjectLink(of('category.changed', 'beads'), article)?.words).toBe('beads');
});
