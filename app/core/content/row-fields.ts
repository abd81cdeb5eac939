import { cleanProse, lengthOf } from '#core/fields/clean-text.ts';
import type { FormReader } from '#core/fields/form-reader.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';

/** Fields that every row of a page's list has, as the office's form sends them. */
export type RowFields = Record<'id' | 'position' | 'published', string>;
export type RowPlace = { id: string; position: number; published: boolean };

/** Where a row is found, in which order it stands, whether it is shown ('on' is a ticked box). */
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

/** A drawing of ui/art or a still of ui/media by its name, or the address of an uploaded picture. */
export function readPicture(typed: string): Outcome<string, 'picture-invalid'> {
  const name = typed.trim();
  return /^(?:[a-z0-9-]{1,60}(?:\.webp)?|\/(?!\/)[\w./-]{1,300}|https:\/\/[^\s"'<>]{1,300})$/.test(name)
    ? accept(name)
    : refuse('picture-invalid');
}

/** An address on another site. */
export function readWebAddress(typed: string): Outcome<string, 'web-invalid'> {
  const text = typed.trim();
  const whole = text.length <= 300 && /^https:\/\/[^\s"'<>]+$/.test(text) && URL.canParse(text);
  return whole ? accept(text) : refuse('web-invalid');
}

/** An editor's HTML, as typed: only its length is judged here, the server cleans it when it is written and read. */
export function readMarkup(typed: string): Outcome<string, 'text-length' | 'text-forbidden'> {
  const html = cleanProse(typed);
  if (html === null) return refuse('text-forbidden');
  return html === '' || lengthOf(html) > 20_000 ? refuse('text-length') : accept(html);
}
