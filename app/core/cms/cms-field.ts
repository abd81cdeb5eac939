/**
 * One field of a content row in the admin: its column, its name in the form, and its rule. The
 * form, its reading, the list of revisions and the search for a picture's uses all follow from it.
 */
export type CmsField =
  /** Plain text; an empty optional one is stored as null. */
  | (Named<'text'> & { min: number; max: number; lines?: 'many'; optional?: true })
  /** Headings, lists, links, pictures and films; cleaned by the server. */
  | Named<'rich'>
  /** A picture by name, with the column of its alternative text where the table has one. */
  | (Named<'picture'> & { alt?: string; optional?: true })
  /** Several of them with their texts, the first on cards: a JSON column. */
  | (Named<'pictures'> & { most: number })
  /** A film or sound of the library (or of the site) by name; `of: any` takes a picture too. */
  /** `longest`: how many seconds a film may run there. */
  | (Named<'media'> & { of: 'film' | 'any'; optional?: true; longest?: number })
  /** Short words, separated by commas. */
  | (Named<'tags'> & { most: number })
  /** One thing a line. */
  | (Named<'lines'> & { most: number; max: number })
  /** Day and time in Ghaziabad. */
  | (Named<'moment'> & { optional?: true })
  | (Named<'day'> & { optional?: true })
  | Named<'time'>
  /** Rupees, stored as paise; `zero` where 0 is valid. */
  | (Named<'money'> & { optional?: true; zero?: true })
  | (Named<'whole'> & { min: number; max: number; optional?: true })
  | (Named<'choice'> & { options: readonly { value: string; label: string }[] })
  | Named<'weekdays'>
  /** A checkbox. */
  | Named<'yes'>
  /** An address on another site, or on this one ('/donate'). */
  | (Named<'link'> & { leads: 'outside' | 'inside' })
  /** A YouTube link, stored as its id. */
  | (Named<'youtube'> & { optional?: true });

type Named<Type extends string> = { type: Type; column: string; label: string; hint?: string };

export type CmsValue =
  | string
  | number
  | boolean
  | Date
  | null
  | readonly string[]
  | readonly number[]
  | readonly { image: string; alt: string }[];
export type CmsRow = Record<string, CmsValue>;
/** What a form sends: every value is text, absent ones are ''. */
export type CmsTyped = Record<string, string>;

/** The names of a field's inputs in the form. */
export function inputNames(field: CmsField): string[] {
  switch (field.type) {
    case 'picture':
      return field.alt ? [field.column, field.alt] : [field.column];
    case 'pictures':
      return Array.from({ length: field.most }, (_, at) => pictureInputs(field.column, at)).flat();
    case 'weekdays':
      return weekdayNumbers.map((day) => `${field.column}-${day}`);
    default:
      return [field.column];
  }
}

export const weekdayNumbers = [0, 1, 2, 3, 4, 5, 6] as const;

/** The two inputs of the picture at a place in a list of pictures. */
export function pictureInputs(column: string, at: number): [image: string, alt: string] {
  return [`${column}-${at}`, `${column}-${at}-alt`];
}
