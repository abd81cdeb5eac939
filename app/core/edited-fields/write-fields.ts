import { paise, rupeesText } from '#core/money/paise.ts';
import { templeIso } from '#core/time/temple-day.ts';
import {
  cellsOf,
  type FieldSpec,
  inputName,
  pictureInputs,
  type TypedFields,
  valueAt,
  weekdayNumbers,
} from './field-spec.ts';

/**
 * A value as its form shows it, the inverse of reading. Values come from the database, a stored
 * revision (JSON) or a former shape of a setting.
 */
export function writeFields(fields: readonly FieldSpec[], value: unknown): TypedFields {
  return Object.assign({}, ...fields.map((field) => writeField(field, value)));
}

/** '2026-11-21T06:30' in Ghaziabad; '' for an invalid moment. */
export function momentText(value: unknown): string {
  const moment = value instanceof Date ? value : new Date(String(value ?? ''));
  return Number.isNaN(moment.getTime()) ? '' : templeIso(moment).slice(0, 16);
}

function writeField(field: FieldSpec, whole: unknown): TypedFields {
  const value = valueAt(whole, field.path);
  const name = inputName(field);
  switch (field.type) {
    case 'picture':
      return {
        [name]: textOf(value),
        ...(field.alt ? { [field.alt]: textOf(valueAt(whole, field.alt)) } : {}),
      };
    case 'pictures': {
      const pictures = Array.isArray(value) ? (value as { image: string; alt: string }[]) : [];
      const inputs = pictureInputs(field);
      return Object.fromEntries(
        pictures.flatMap(({ image, alt }, at) => {
          const [imageInput, altInput] = inputs[at] ?? ['', ''];
          return [
            [imageInput, image],
            [altInput, alt],
          ];
        }),
      );
    }
    case 'tags':
      return { [name]: listOf(value).join(', ') };
    case 'lines':
      return { [name]: listOf(value).join('\n') };
    case 'moment':
      return { [name]: value === null ? '' : momentText(value) };
    case 'time':
      return { [name]: textOf(value).slice(0, 5) };
    case 'money':
      return { [name]: typeof value === 'number' ? rupeesText(paise(value)).replace(/\.00$/, '') : '' };
    case 'weekdays':
      return Object.fromEntries(
        weekdayNumbers.map((day) => [`${name}-${day}`, listOf(value).includes(String(day)) ? 'on' : '']),
      );
    case 'yes':
      return { [name]: value === true ? 'on' : '' };
    case 'rows': {
      const rows: unknown[] = Array.isArray(value) ? value : [];
      return Object.assign(
        {},
        ...rows.map((row, at) => {
          const cells = Object.values(writeFields(field.columns, row));
          return Object.fromEntries(
            cellsOf(field, at).map(({ path }, column) => [path, cells[column] ?? '']),
          );
        }),
      );
    }
    default:
      return { [name]: textOf(value) };
  }
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
