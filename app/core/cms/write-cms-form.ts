import { paise, rupeesText } from '#core/money/paise.ts';
import { templeIso } from '#core/time/temple-day.ts';
import { type CmsField, type CmsTyped, inputNames, pictureInputs, weekdayNumbers } from './cms-field.ts';

/**
 * A row as its form shows it, the inverse of reading. Values come from the database or a stored
 * revision (JSON).
 */
export function writeCmsForm(fields: readonly CmsField[], row: Record<string, unknown>): CmsTyped {
  return Object.assign({}, ...fields.map((field) => writeField(field, row)));
}

/** '2026-11-21T06:30' in Ghaziabad; '' for an invalid moment. */
export function momentText(value: unknown): string {
  const moment = value instanceof Date ? value : new Date(String(value ?? ''));
  return Number.isNaN(moment.getTime()) ? '' : templeIso(moment).slice(0, 16);
}

function writeField(field: CmsField, row: Record<string, unknown>): CmsTyped {
  const value = row[field.column];
  switch (field.type) {
    case 'picture':
      return Object.fromEntries(inputNames(field).map((name) => [name, textOf(row[name])]));
    case 'pictures': {
      const pictures = Array.isArray(value) ? (value as { image: string; alt: string }[]) : [];
      return Object.fromEntries(
        pictures.flatMap(({ image, alt }, at) => {
          const [imageInput, altInput] = pictureInputs(field.column, at);
          return [
            [imageInput, image],
            [altInput, alt],
          ];
        }),
      );
    }
    case 'tags':
      return { [field.column]: listOf(value).join(', ') };
    case 'lines':
      return { [field.column]: listOf(value).join('\n') };
    case 'moment':
      return { [field.column]: value === null ? '' : momentText(value) };
    case 'time':
      return { [field.column]: textOf(value).slice(0, 5) };
    case 'money':
      return {
        [field.column]: typeof value === 'number' ? rupeesText(paise(value)).replace(/\.00$/, '') : '',
      };
    case 'weekdays':
      return Object.fromEntries(
        weekdayNumbers.map((day) => [
          `${field.column}-${day}`,
          listOf(value).includes(String(day)) ? 'on' : '',
        ]),
      );
    case 'yes':
      return { [field.column]: value === true ? 'on' : '' };
    default:
      return { [field.column]: textOf(value) };
  }
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
