import { readLink, readPicture, readWebAddress } from '../content/row-fields.ts';
import { joinLines } from '../fields/clean-text.ts';
import { readDate } from '../fields/date.ts';
import { readEmail } from '../fields/email.ts';
import { FormReader } from '../fields/form-reader.ts';
import { readGstin } from '../fields/gstin.ts';
import { readState } from '../fields/state.ts';
import { minuteOf } from '../hours/darshan-times.ts';
import { accept, type FormOutcome, type Outcome, refuse } from '../result.ts';
import type { FieldKind, SettingList, SettingSection } from './setting-section.ts';

/** The name of a field in the form; '' for none. */
export function fieldName(path: string): string {
  return path === '' ? 'value' : path.replaceAll('.', '-');
}

export function cellName(list: Pick<SettingList, 'path'>, row: number, column: string): string {
  return `${fieldName(list.path)}-${row}-${column}`;
}

/**
 * Reads one section's form over the current value (what the form does not show stays). Rows of a
 * list whose fields are all empty are left out. An empty form means that the temple has none, where
 * that is allowed.
 */
export function readSetting(
  section: SettingSection,
  current: unknown,
  text: (name: string) => string,
): FormOutcome<unknown> {
  const form = new FormReader();
  let value = structuredClone(current);
  if (section.none && section.fields.every(({ path }) => text(fieldName(path)).trim() === '')) {
    return form.answer(Object.fromEntries(section.fields.map(({ path }) => [path, ''])));
  }
  for (const { path, kind, min, max } of section.fields) {
    const read = readField(form, fieldName(path), kind, text(fieldName(path)), { min, max });
    if (path === '') value = read;
    else setIn(value as Record<string, unknown>, path.split('.'), read);
  }
  for (const list of section.lists ?? []) {
    const rows = readRows(form, list, text);
    if (list.path === '') value = rows;
    else setIn(value as Record<string, unknown>, list.path.split('.'), rows);
  }
  return form.answer(value);
}

function readRows(form: FormReader, list: SettingList, text: (name: string) => string) {
  const rows: Record<string, unknown>[] = [];
  for (let at = 0; at < list.most; at += 1) {
    const typed = list.columns.map(({ name }) => text(cellName(list, at, name)));
    if (typed.every((each) => each.trim() === '')) continue;
    rows.push(
      Object.fromEntries(
        list.columns.map(({ name, kind, max }, column) => [
          name,
          readField(form, cellName(list, at, name), kind, typed[column] ?? '', { max }),
        ]),
      ),
    );
  }
  if (rows.length === 0 && !list.mayBeEmpty)
    form.refuse(cellName(list, 0, list.columns[0]?.name ?? ''), 'list-empty');
  return rows;
}

/** The range of dates the staff may enter. */
const days = { from: '2020-01-01', to: '2100-12-31' };

type Length = { min?: number; max?: number };

function readField(
  form: FormReader,
  field: string,
  kind: FieldKind,
  typed: string,
  { min = 1, max = 200 }: Length,
): unknown {
  if (kind === 'switch') return typed === 'on';
  if (kind === 'line') return form.text(field, typed, { min, max });
  if (kind === 'sentence') return form.text(field, joinLines(typed), { min, max });
  if (kind === 'words') return form.text(field, typed, { min, max, lines: 'many' });
  if (kind === 'rupees') return form.whole(field, typed, { min, max });
  if (kind === 'latitude' || kind === 'longitude') return form.read(field, readDegrees(typed, kind));
  if (kind === 'email') return form.read(field, readEmail(typed));
  if (kind === 'picture') return form.read(field, readPicture(typed));
  if (kind === 'web') return form.read(field, readWebAddress(typed));
  if (kind === 'link') return form.read(field, readLink(typed));
  if (kind === 'day') return form.read(field, readDate(typed.trim(), days), days);
  if (kind === 'state') return form.read(field, readState(typed));
  if (kind === 'gstin') return isNone(typed) ? 'none' : form.read(field, readGstin(typed));
  return form.read(field, readPattern(typed.trim(), kind));
}

function isNone(typed: string): boolean {
  return ['', 'none'].includes(typed.trim().toLowerCase());
}

type PatternKind = Exclude<
  FieldKind,
  | 'switch'
  | 'line'
  | 'sentence'
  | 'words'
  | 'rupees'
  | 'latitude'
  | 'longitude'
  | 'email'
  | 'web'
  | 'link'
  | 'picture'
  | 'state'
  | 'gstin'
  | 'day'
>;

const patterns: Record<PatternKind, { fits: (text: string) => boolean; code: string }> = {
  // As it is printed: the temple may have a landline, or two.
  phone: { fits: (text) => /^\+?[\d ()/-]{6,40}$/.test(text), code: 'phone-international' },
  zone: { fits: isZone, code: 'zone-invalid' },
  clock: { fits: (text) => !Number.isNaN(minuteOf(text)) && minuteOf(text) < 1_440, code: 'time-invalid' },
  account: { fits: (text) => /^\d{6,20}$/.test(text), code: 'account-invalid' },
  'branch-code': { fits: (text) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text), code: 'branch-code-invalid' },
  upi: { fits: (text) => /^[\w.-]{2,64}@[a-z][a-z0-9]{1,31}$/i.test(text), code: 'upi-invalid' },
};

function readPattern(text: string, kind: PatternKind): Outcome<string> {
  const { fits, code } = patterns[kind];
  return fits(text) ? accept(text) : refuse(code);
}

function readDegrees(typed: string, kind: 'latitude' | 'longitude'): Outcome<number> {
  const text = typed.trim();
  const number = /^-?\d{1,3}(\.\d{1,8})?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(number) <= (kind === 'latitude' ? 66 : 180) ? accept(number) : refuse(`${kind}-invalid`);
}

function isZone(text: string): boolean {
  try {
    return /^[A-Z][\w/+-]{2,40}$/.test(text) && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}

function setIn(target: Record<string, unknown>, path: string[], value: unknown): void {
  const [head = '', ...rest] = path;
  if (rest.length === 0) target[head] = value;
  else setIn(target[head] as Record<string, unknown>, rest, value);
}

/** The value at a path, '' for the whole; undefined where there is no such part. */
export function valueAt(value: unknown, path: string): unknown {
  return path === ''
    ? value
    : path.split('.').reduce((part, name) => (part as Record<string, unknown> | null)?.[name], value);
}

/** The value at a path as a field's text: true is 'on'. */
export function shownIn(value: unknown, path: string): string {
  const found = valueAt(value, path);
  if (typeof found === 'boolean') return found ? 'on' : '';
  return found === undefined || found === null ? '' : String(found);
}
