import { cellOfRow } from '#messages/admin/edited-fields.ts';
import type { CodeType } from './read-code.ts';

/**
 * One field that the staff edits, of a content row, a setting or a letter: where its value is, its
 * name in the form, and its rule. The form, its reading, what is shown of former versions and the
 * search for a picture's uses all follow from it.
 */
export type FieldSpec =
  /** Plain text; an empty optional one is stored as null. `joined`: long, but of one line. */
  | (Named<'text'> & {
      min: number;
      max: number;
      lines?: 'many' | 'joined';
      rows?: number;
      lang?: 'hi';
      optional?: true;
    })
  /** Headings, lists, links, pictures and films; cleaned by the server. */
  | Named<'rich'>
  /**
   * A picture by name, with the column of its alternative text where the table has one. `photo`:
   * the place of a photograph; until there is one it is '' and shows a quiet arch, and no drawing
   * is offered for it.
   */
  | (Named<'picture'> & { alt?: string; optional?: true; photo?: true })
  /**
   * Several of them with their texts, the first on cards: a JSON column. `mayBeEmpty`: stored then
   * as one without a name, which shows the same arch.
   */
  | (Named<'pictures'> & { most: number; mayBeEmpty?: true })
  /** A film or sound of the library (or of the site) by name; `of: any` takes a picture too. */
  /** `longest`: how many seconds a film may run there. */
  | (Named<'media'> & { of: 'film' | 'any'; optional?: true; longest?: number })
  /** Short words, separated by commas. */
  | (Named<'tags'> & { most: number })
  /** One thing a line. */
  | (Named<'lines'> & { most: number; max: number })
  /** Day and time in Ghaziabad. */
  | (Named<'moment'> & { optional?: true })
  /** `from`: the first day that is valid. */
  | (Named<'day'> & { optional?: true; from?: string })
  /** Rupees, stored as paise; `zero` where 0 is valid. */
  | (Named<'money'> & { optional?: true; zero?: true })
  | (Named<'whole'> & { min: number; max: number; optional?: true })
  | (Named<'choice'> & { options: readonly { value: string; label: string }[] })
  /** A cause of donations that takes any amount, by its id. */
  | (Named<'cause'> & { optional?: true })
  | Named<'weekdays'>
  /** A checkbox. */
  | Named<'yes'>
  /** An address on another site, on this one ('/donate'), or on either. */
  | (Named<'link'> & { leads: 'outside' | 'inside' | 'either' })
  /** Short text of a fixed shape: an e-mail address, a GSTIN. */
  | (Named<CodeType> & { optional?: true })
  /** Rows of short fields; a row whose cells are all empty is left out. */
  | (Named<'rows'> & { columns: readonly FieldSpec[]; most: number; mayBeEmpty?: true });

type Named<Type extends string> = {
  type: Type;
  /** A column of the row, or a path in the setting: 'instagram.to'; '' is the value itself. */
  path: string;
  label: string;
  hint?: string;
  /** As wide as the form: a sentence. */
  wide?: boolean;
};

export type FieldOf<Type extends FieldSpec['type']> = Extract<FieldSpec, { type: Type }>;

/** A field of plain text, of so many letters. */
export function text(
  path: string,
  label: string,
  min: number,
  max: number,
  more: Omit<Partial<FieldOf<'text'>>, 'type' | 'path'> = {},
): FieldOf<'text'> {
  return { type: 'text', path, label, min, max, ...more };
}

/** A field of a whole number between two. */
export function whole(
  path: string,
  label: string,
  min: number,
  max: number,
  more: Pick<FieldOf<'whole'>, 'optional' | 'hint'> = {},
): FieldOf<'whole'> {
  return { type: 'whole', path, label, min, max, ...more };
}

/** What a form sends: every value is text, absent ones are ''. */
export type TypedFields = Record<string, string>;

/** The name of a field in the form. */
export function inputName({ path }: Pick<FieldSpec, 'path'>): string {
  return path === '' ? 'value' : path.replaceAll('.', '-');
}

/** The fields of one row of a list, each by the name of its input. */
export function cellsOf(list: FieldOf<'rows'>, row: number): FieldSpec[] {
  return list.columns.map((column) => ({ ...column, path: `${inputName(list)}-${row}-${column.path}` }));
}

/** The labels of all inputs of these fields, by their names; cells of a list with their row. */
export function fieldLabels(fields: readonly FieldSpec[]): Record<string, string> {
  return Object.fromEntries(fields.flatMap(labelsOf));
}

/** The names of all inputs of these fields. */
export function inputNames(fields: readonly FieldSpec[]): string[] {
  return Object.keys(fieldLabels(fields));
}

function labelsOf(field: FieldSpec): [name: string, label: string][] {
  const { label } = field;
  switch (field.type) {
    case 'picture':
      return [field.path, ...(field.alt ? [field.alt] : [])].map((path) => [inputName({ path }), label]);
    case 'pictures':
      return pictureInputs(field).flatMap((names) => names.map((name): [string, string] => [name, label]));
    case 'weekdays':
      return weekdayNumbers.map((day) => [`${inputName(field)}-${day}`, label]);
    case 'rows':
      return Array.from({ length: field.most }, (_, row) =>
        cellsOf(field, row).map((cell): [string, string] => [cell.path, cellOfRow(cell.label, row + 1)]),
      ).flat();
    default:
      return [[inputName(field), label]];
  }
}

export const weekdayNumbers = [0, 1, 2, 3, 4, 5, 6] as const;

/** The inputs of a list of pictures, two a place. */
export function pictureInputs(field: FieldOf<'pictures'>): [image: string, alt: string][] {
  const name = inputName(field);
  return Array.from({ length: field.most }, (_, at) => [`${name}-${at}`, `${name}-${at}-alt`]);
}

/** The value at a path, '' for the whole; undefined where there is no such part. */
export function valueAt(value: unknown, path: string): unknown {
  return path === ''
    ? value
    : path.split('.').reduce((part, name) => (part as Record<string, unknown> | null)?.[name], value);
}
