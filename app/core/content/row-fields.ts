import { cleanLine, cleanMarkup, lengthOf } from '#core/fields/clean-text.ts';
import type { FormReader } from '#core/fields/form-reader.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';

/** Fields of every row of a page's list, as the admin's form sends them. */
export type RowFields = Record<'id' | 'position' | 'published', string>;
export type RowPlace = { id: string; position: number; published: boolean };

/** The id of a row, its position, whether it is shown ('on' is a ticked box). */
export function readRowPlace(form: FormReader, typed: RowFields): RowPlace {
  return {
    id: form.read('id', readSlug(typed.id)) ?? '',
    position: form.whole('position', typed.position, { min: 0, max: 999 }),
    published: typed.published === 'on',
  };
}

/** Ids of rows as the database takes them; other text never reaches it. */
export function isRowId(text: string): boolean {
  return /^[a-z0-9-]{1,60}$/.test(text);
}

function readSlug(typed: string): Outcome<string, 'slug-invalid'> {
  const slug = typed.trim();
  return isRowId(slug) ? accept(slug) : refuse('slug-invalid');
}

/**
 * A drawing of ui/art or a still of ui/media by its name, or the address of an uploaded picture.
 * One of another site is refused: the CSP of our pages (http/security-headers, img-src) lets
 * browsers load none.
 */
export function readPicture(typed: string): Outcome<string, 'picture-invalid' | 'picture-elsewhere'> {
  const name = cleanLine(typed) ?? '';
  if (/^(https?:)?[\\/]{2}/i.test(name)) return refuse('picture-elsewhere');
  return /^(?:[a-z0-9-]{1,60}(?:\.webp)?|\/[\w./-]{1,300})$/.test(name)
    ? accept(name)
    : refuse('picture-invalid');
}

/** The place of a photograph: empty until there is one. */
export function readPhoto(typed: string): ReturnType<typeof readPicture> {
  return typed.trim() === '' ? accept('') : readPicture(typed);
}

const longestAddress = 300;

/** An address on another site. */
export function readWebAddress(typed: string): Outcome<string, 'web-invalid'> {
  const text = cleanLine(typed) ?? '';
  const whole = text.length <= longestAddress && /^https:\/\/[^\s"'<>]+$/.test(text) && URL.canParse(text);
  return whole ? accept(text) : refuse('web-invalid');
}

/** An address on another site or a path on this one. */
export function readLink(typed: string): Outcome<string, 'link-setting'> {
  const text = cleanLine(typed) ?? '';
  const ours = text.length <= longestAddress && /^\/(?![/\\])[^\s"<>]*$/.test(text);
  return ours || readWebAddress(text).ok ? accept(text) : refuse('link-setting');
}

/**
 * An editor's HTML, as typed: only its length is checked here, the server cleans it when it is
 * written and read.
 */
export function readMarkup(typed: string): Outcome<string, 'text-length' | 'text-forbidden'> {
  const html = cleanMarkup(typed);
  if (html === null) return refuse('text-forbidden');
  return html === '' || lengthOf(html) > 20_000 ? refuse('text-length') : accept(html);
}
