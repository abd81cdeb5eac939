import { noPicture } from '#core/content/picture.ts';
import { readLink, readPicture, readWebAddress } from '#core/content/row-fields.ts';
import { isCauseId } from '#core/donations/cause.ts';
import { readChoice } from '#core/fields/choice.ts';
import { cleanMarkup, joinLines, latinDigits, lengthOf } from '#core/fields/clean-text.ts';
import { readDate } from '#core/fields/date.ts';
import type { FormReader } from '#core/fields/form-reader.ts';
import { parseRupees } from '#core/money/paise.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { templeMoment } from '#core/time/temple-day.ts';
import {
  cellsOf,
  type FieldOf,
  type FieldSpec,
  inputName,
  pictureInputs,
  type TypedFields,
  weekdayNumbers,
} from './field-spec.ts';
import { readCode } from './read-code.ts';

/** A blog may be long, but not a book. */
const richMost = 60_000;

/** Dates typed by the staff lie between these days. */
const days = { from: '1950-01-01', to: '2100-12-31' };

/**
 * Reads these fields into a value, each at its path, and returns it; what no field shows stays.
 * A refusal is reported to the form, and the value must not be used then. An `unfinished` row may
 * still lack its picture and its text.
 */
export function readFields<Value>(
  fields: readonly FieldSpec[],
  typed: TypedFields,
  form: FormReader,
  into: Value,
  unfinished = false,
): Value {
  let value = into;
  for (const field of fields) {
    if (field.path === '') value = readField(field, typed, form, unfinished) as Value;
    else setIn(value, field.path.split('.'), readField(field, typed, form, unfinished));
    if (field.type === 'picture' && field.alt) {
      setIn(value, [field.alt], readPictureAlt(field, field.alt, typed, form, unfinished));
    }
  }
  return value;
}

function setIn(target: unknown, [head = '', ...rest]: string[], value: unknown): void {
  const parts = target as Record<string, unknown>;
  if (rest.length === 0) parts[head] = value;
  else setIn(parts[head], rest, value);
}

function readField(field: FieldSpec, typed: TypedFields, form: FormReader, unfinished: boolean): unknown {
  const name = inputName(field);
  const text = (typed[name] ?? '').trim();
  if (text === '' && 'optional' in field && field.optional) return null;
  switch (field.type) {
    case 'text': {
      const { min, max, lines } = field;
      if (lines === 'joined') return form.text(name, joinLines(text), { min, max });
      return form.text(name, text, { min, max, lines });
    }
    case 'rich':
      return unfinished && text === '' ? '' : form.read(name, readRich(text), { min: 1, max: richMost });
    case 'picture':
      return (unfinished || field.photo) && text === '' ? '' : form.read(name, readPicture(text));
    case 'pictures':
      return readPictures(field, typed, form);
    case 'media': {
      const named = readPicture(text.replace(/\.(mp4|mp3)$/, '')).ok;
      return form.read(name, named ? accept(text) : refuse('media-missing'));
    }
    case 'tags':
      return readTags(field, text, form);
    case 'lines':
      return readLines(field, text, form);
    case 'moment':
      return form.read(name, readMoment(text));
    case 'day': {
      const window = { ...days, from: field.from ?? days.from };
      return form.read(name, readDate(text, window), window);
    }
    case 'money':
      return form.read(name, readMoney(text, field.zero === true));
    case 'whole':
      return form.whole(name, text, { min: field.min, max: field.max });
    case 'choice': {
      const values = field.options.map(({ value }) => value);
      return form.read(name, readChoice(text, values));
    }
    case 'cause':
      return form.read(name, isCauseId(text) ? accept(text) : refuse('choice-invalid'));
    case 'weekdays': {
      const chosen = weekdayNumbers.filter((day) => typed[`${name}-${day}`] === 'on');
      if (chosen.length === 0) form.refuse(`${name}-0`, 'weekday-missing');
      return chosen;
    }
    case 'yes':
      return text === 'on';
    case 'link':
      return form.read(name, linkReaders[field.leads](text));
    case 'rows':
      return readRows(field, typed, form);
    default:
      return form.read(name, readCode(field.type, text));
  }
}

const linkReaders = { outside: readWebAddress, inside: readInside, either: readLink };

/** '2026-11-21T06:30', as a browser's field writes a moment, in Ghaziabad. */
function readMoment(text: string): Outcome<Date, 'moment-invalid'> {
  const [, day = '', time = ''] = /^(\S{10})[T ](\d\d:\d\d)(?::\d\d)?$/.exec(latinDigits(text)) ?? [];
  if (!readDate(day, days).ok || !readCode('time', time).ok) return refuse('moment-invalid');
  return accept(templeMoment(day, time));
}

function readMoney(text: string, zero: boolean): ReturnType<typeof parseRupees> | Outcome<never> {
  const amount = parseRupees(zero && text === '' ? '0' : text);
  const tooLow = amount.ok && (amount.value < 0 || (amount.value === 0 && !zero));
  return tooLow ? refuse('price-missing') : amount;
}

function readRich(text: string): Outcome<string, 'text-length' | 'text-forbidden'> {
  const html = cleanMarkup(text);
  if (html === null) return refuse('text-forbidden');
  const length = lengthOf(html);
  return length === 0 || length > richMost ? refuse('text-length') : accept(html);
}

/** The alternative text of a picture; without a picture it may be left out. */
function readPictureAlt(
  field: FieldOf<'picture'>,
  name: string,
  typed: TypedFields,
  form: FormReader,
  unfinished: boolean,
): string {
  if ((typed[inputName(field)] ?? '').trim() !== '') return readAlt(name, typed, form);
  if (unfinished) return '';
  return field.optional
    ? form.text(name, typed[name] ?? '', { min: 0, max: 200 })
    : readAlt(name, typed, form);
}

function readAlt(name: string, typed: TypedFields, form: FormReader): string {
  const alt = form.text(name, typed[name] ?? '', { min: 0, max: 200 });
  if (alt.length < 3 && !form.problems.some(({ field }) => field === name)) form.refuse(name, 'alt-missing');
  return alt;
}

function readPictures(field: FieldOf<'pictures'>, typed: TypedFields, form: FormReader) {
  const chosen = pictureInputs(field).filter(([image]) => (typed[image] ?? '').trim() !== '');
  if (chosen.length === 0 && field.mayBeEmpty) return [noPicture];
  if (chosen.length === 0) form.refuse(`${inputName(field)}-0`, 'picture-invalid');
  return chosen.map(([image, alt]) => ({
    image: form.read(image, readPicture(typed[image] ?? '')) ?? '',
    alt: readAlt(alt, typed, form),
  }));
}

function readTags(field: FieldOf<'tags'>, text: string, form: FormReader): string[] {
  const line = form.text(inputName(field), text, { min: 0, max: 400 });
  const tags = line
    .split(/[,،\n]/)
    .map((tag) => tag.trim().toLowerCase().replace(/\s+/g, ' '))
    .filter(Boolean);
  const once = [...new Set(tags)];
  if (once.length > field.most) form.refuse(inputName(field), 'too-many', { max: field.most });
  return once;
}

function readLines(field: FieldOf<'lines'>, text: string, form: FormReader): string[] {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => form.text(inputName(field), line, { min: 1, max: field.max }));
  if (lines.length > field.most) form.refuse(inputName(field), 'too-many', { max: field.most });
  return lines;
}

function readInside(text: string): Outcome<string, 'inside-invalid'> {
  return /^\/(?!\/)[\w./?=&#-]{0,200}$/.test(text) ? accept(text) : refuse('inside-invalid');
}

function readRows(list: FieldOf<'rows'>, typed: TypedFields, form: FormReader): Record<string, unknown>[] {
  const filled = Array.from({ length: list.most }, (_, row) => cellsOf(list, row)).filter((cells) =>
    // A choice always has a value.
    cells.some(({ path, type }) => type !== 'choice' && (typed[path] ?? '').trim() !== ''),
  );
  if (filled.length === 0 && !list.mayBeEmpty) form.refuse(firstCell(list), 'list-empty');
  return filled.map((cells) =>
    Object.fromEntries(
      cells.map((cell, at) => [list.columns[at]?.path, readField(cell, typed, form, false)]),
    ),
  );
}

/** Where a problem of a whole list is shown. */
export function firstCell(list: FieldOf<'rows'>): string {
  return cellsOf(list, 0)[0]?.path ?? '';
}
