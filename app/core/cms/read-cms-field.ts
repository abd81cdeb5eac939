import { readPicture, readWebAddress } from '#core/content/row-fields.ts';
import { readYoutubeLink } from '#core/darshan/live-session.ts';
import { readChoice } from '#core/fields/choice.ts';
import { cleanMarkup, latinDigits, lengthOf } from '#core/fields/clean-text.ts';
import { readDate } from '#core/fields/date.ts';
import type { FormReader } from '#core/fields/form-reader.ts';
import { parseRupees } from '#core/money/paise.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { type CmsField, type CmsRow, type CmsTyped, pictureInputs, weekdayNumbers } from './cms-field.ts';

/** A blog may be long, but not a book. */
const richMost = 60_000;
/** Dates typed by the staff lie between these days. */
const days = { from: '1950-01-01', to: '2100-12-31' };

/**
 * The values of one field's inputs, by column. A refusal is reported to the form, and its value
 * must not be used. An `unfinished` row may still lack its picture and its text.
 */
export function readCmsField(field: CmsField, typed: CmsTyped, form: FormReader, unfinished = false): CmsRow {
  const { column } = field;
  const text = (typed[column] ?? '').trim();
  const blank = text === '' && 'optional' in field && field.optional === true;
  const one = (outcome: Outcome<CmsRow[string]>): CmsRow => ({ [column]: form.read(column, outcome) });
  if (blank && field.type !== 'picture') return { [column]: null };
  switch (field.type) {
    case 'text':
      return { [column]: form.text(column, text, { min: field.min, max: field.max, lines: field.lines }) };
    case 'rich':
      if (unfinished && text === '') return { [column]: '' };
      return { [column]: form.read(column, readRich(text), { min: 1, max: richMost }) };
    case 'picture':
      return readOnePicture(field, typed, form, unfinished);
    case 'pictures':
      return { [column]: readPictures(field, typed, form) };
    case 'media':
      return one(readPicture(text.replace(/\.(mp4|mp3)$/, '')).ok ? accept(text) : refuse('media-missing'));
    case 'tags':
      return { [column]: readTags(field, text, form) };
    case 'lines':
      return { [column]: readLines(field, text, form) };
    case 'moment':
      return one(readMoment(text));
    case 'day':
      return { [column]: form.read(column, readDate(text, days), days) };
    case 'time':
      return one(/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? accept(text) : refuse('time-invalid'));
    case 'money': {
      const amount = field.zero && text === '' ? parseRupees('0') : parseRupees(text);
      return one(
        amount.ok && (amount.value < 0 || (amount.value === 0 && !field.zero))
          ? refuse('price-missing')
          : amount,
      );
    }
    case 'whole':
      return { [column]: form.whole(column, text, field) };
    case 'choice':
      return one(
        readChoice(
          text,
          field.options.map(({ value }) => value),
        ),
      );
    case 'weekdays': {
      const chosen = weekdayNumbers.filter((day) => typed[`${column}-${day}`] === 'on');
      if (chosen.length === 0) form.refuse(`${column}-0`, 'weekday-missing');
      return { [column]: chosen };
    }
    case 'yes':
      return { [column]: text === 'on' };
    case 'link':
      return one(field.leads === 'outside' ? readWebAddress(text) : readInside(text));
    case 'youtube':
      return one(readYoutubeLink(text));
  }
}

/** '2026-11-21T06:30', as a browser's field writes a moment, in Ghaziabad. */
function readMoment(text: string): Outcome<Date, 'moment-invalid'> {
  const [, day = '', time = ''] = /^(\S{10})[T ](\d\d:\d\d)(?::\d\d)?$/.exec(latinDigits(text)) ?? [];
  if (!readDate(day, days).ok || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return refuse('moment-invalid');
  return accept(new Date(`${day}T${time}:00+05:30`));
}

function readRich(text: string): Outcome<string, 'text-length' | 'text-forbidden'> {
  const html = cleanMarkup(text);
  if (html === null) return refuse('text-forbidden');
  const length = lengthOf(html);
  return length === 0 || length > richMost ? refuse('text-length') : accept(html);
}

function readOnePicture(
  field: Extract<CmsField, { type: 'picture' }>,
  typed: CmsTyped,
  form: FormReader,
  unfinished: boolean,
): CmsRow {
  const name = (typed[field.column] ?? '').trim();
  if (name === '' && field.optional) return { [field.column]: null };
  if (name === '' && unfinished) return { [field.column]: '', ...(field.alt ? { [field.alt]: '' } : {}) };
  const image = form.read(field.column, readPicture(name));
  if (!field.alt) return { [field.column]: image };
  return { [field.column]: image, [field.alt]: readAlt(field.alt, typed, form) };
}

function readAlt(name: string, typed: CmsTyped, form: FormReader): string {
  const alt = form.text(name, (typed[name] ?? '').trim(), { min: 0, max: 200 });
  if (alt.length < 3 && !form.problems.some(({ field }) => field === name)) form.refuse(name, 'alt-missing');
  return alt;
}

function readPictures(
  field: Extract<CmsField, { type: 'pictures' }>,
  typed: CmsTyped,
  form: FormReader,
): { image: string; alt: string }[] {
  const chosen = Array.from({ length: field.most }, (_, at) => pictureInputs(field.column, at)).filter(
    ([image]) => (typed[image] ?? '').trim() !== '',
  );
  if (chosen.length === 0) form.refuse(`${field.column}-0`, 'picture-invalid');
  return chosen.map(([image, alt]) => ({
    image: form.read(image, readPicture(typed[image] ?? '')) ?? '',
    alt: readAlt(alt, typed, form),
  }));
}

function readTags(
  { column, most }: Extract<CmsField, { type: 'tags' }>,
  text: string,
  form: FormReader,
): string[] {
  const line = form.text(column, text, { min: 0, max: 400 });
  const tags = line
    .split(/[,،\n]/)
    .map((tag) => tag.trim().toLowerCase().replace(/\s+/g, ' '))
    .filter(Boolean);
  const once = [...new Set(tags)];
  if (once.length > most) form.refuse(column, 'too-many', { max: most });
  return once;
}

function readLines(
  { column, most, max }: Extract<CmsField, { type: 'lines' }>,
  text: string,
  form: FormReader,
): string[] {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => form.text(column, line, { min: 1, max }));
  if (lines.length > most) form.refuse(column, 'too-many', { max: most });
  return lines;
}

function readInside(text: string): Outcome<string, 'inside-invalid'> {
  return /^\/(?!\/)[\w./?=&#-]{0,200}$/.test(text) ? accept(text) : refuse('inside-invalid');
}
