import { shortMoment } from '#admin/words/moment-words.ts';
import { sentence } from '#admin/words/sentence.ts';
import { codeWords } from '#admin/words/stored-words.ts';
import { formatRupees, paise } from '#core/money/paise.ts';
import { percent } from '#core/orders/bill-sheet.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/audit.ts';
import { fields } from '#messages/admin/audit-fields.ts';

export type AuditField = { field: string; value: string };
export type Difference = { field: string; before: string | null; after: string | null };
type Fields = Record<string, unknown>;
/** A value under the common name of its field; `sum`: whole paise. */
type Named = { value: unknown; sum: boolean };

/** Labels of fields whose own name is not clear enough. */
const names: Record<string, string> = fields;

/** Amounts in paise whose field name does not end in 'paise'. */
const sums = new Set([
  'paise',
  'price',
  'mrp',
  'target',
  'presets',
  'amount',
  'charge',
  'furtherKg',
  'freeFrom',
  'above',
]);

/** Fields with one of a few codes, or with a sentence of the site's own. */
const coded = new Set([
  ...['state', 'status', 'stage', 'place', 'mode', 'kind', 'decision', 'outcome', 'choice', 'repeats'],
  ...['reason', 'versionOf', 'change', 'changed', 'said', 'role', 'roles', 'note'],
]);

/** Fields that every save changes, or that only the search uses: not shown. */
const passing = new Set(['version', 'updatedAt', 'createdAt', 'listedAt', 'lexemes', 'search']);

/** Other details of an entry, in words. */
export function auditFieldsOf(details: Fields): AuditField[] {
  return Object.entries(canonical(details)).flatMap(([field, named]) => {
    const words = shown(field, named);
    return words === null ? [] : [{ field: fieldWords(field), value: words }];
  });
}

/**
 * The changes field by field; unchanged fields are left out. Of a record that was created or
 * removed every field is listed.
 */
export function differences(before: Fields | null, after: Fields | null): Difference[] {
  const [was, is] = [canonical(before ?? {}), canonical(after ?? {})];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !passing.has(name));
  return fields
    .map((name) => ({
      field: fieldWords(name),
      before: shown(name, was[name]),
      after: shown(name, is[name]),
    }))
    .filter((one) => one.before !== one.after);
}

/** Rows of the database and forms name the same field in two ways: 'price_paise' and 'price'. */
function canonical(fields: Fields): Record<string, Named> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const camel = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
      const ofPaise = /^(.+)Paise$/.exec(camel)?.[1];
      const field = ofPaise ?? camel;
      return [field, { value, sum: ofPaise !== undefined || sums.has(field) }];
    }),
  );
}

/** 'legalEntityId' as 'Legal entity'. */
function fieldWords(name: string): string {
  const ofRecord = name.replace(/(?<=.)Id$/, '');
  const own = names[name] ?? names[ofRecord];
  if (own) return own;
  const apart = ofRecord.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return sentence(apart.toLowerCase());
}

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** A value as people write it; null for nothing. */
function shown(field: string, named: Named | undefined): string | null {
  const { value, sum } = named ?? { value: null, sum: false };
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? m.yes : m.no;
  if (typeof value === 'number') {
    if (sum && Number.isSafeInteger(value)) return formatRupees(paise(value));
    return field === 'rateBp' ? percent(value) : String(value);
  }
  if (Array.isArray(value)) {
    const parts = value.flatMap((one) => shown(field, { value: one, sum }) ?? []);
    return parts.length > 0 ? parts.join('; ') : null;
  }
  if (typeof value === 'object') {
    const parts = auditFieldsOf(value as Fields).map(({ field: name, value: words }) => `${name}: ${words}`);
    return parts.length > 0 ? parts.join(', ') : null;
  }
  const text = coded.has(field) ? codeWords(String(value)) : String(value);
  if (moment.test(text)) return shortMoment(text);
  if (day.test(text)) return dayInWords(text);
  return (
    text
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || null
  );
}
