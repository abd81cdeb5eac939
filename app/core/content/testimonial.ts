import { FormReader } from '#core/fields/form-reader.ts';
import type { FormOutcome } from '#core/result.ts';
import { type RowFields, type RowPlace, readRowPlace } from './row-fields.ts';

/** What somebody says about the temple; `about` is who it is: 'Student, Ghaziabad'. */
export type Testimonial = { id: string; name: string; about: string; words: string };

export type TestimonialFields = RowFields & Record<'name' | 'about' | 'words', string>;

/** Reads the admin's form for one testimonial. */
export function readTestimonial(typed: TestimonialFields): FormOutcome<Testimonial & RowPlace> {
  const form = new FormReader();
  return form.answer({
    ...readRowPlace(form, typed),
    name: form.text('name', typed.name, { min: 2, max: 80 }),
    about: form.text('about', typed.about, { min: 0, max: 80 }),
    words: form.text('words', typed.words, { min: 10, max: 500, lines: 'many' }),
  });
}
