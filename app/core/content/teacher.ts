import { FormReader } from '#core/fields/form-reader.ts';
import type { FormOutcome } from '#core/result.ts';
import { type RowFields, type RowPlace, readPhoto, readRowPlace, readWebAddress } from './row-fields.ts';

/** A card of the teachers' grid (rule S72): image, title and a 'Know More' link to another site. */
export type Teacher = { id: string; title: string; note: string; image: string; link: string };

export type TeacherFields = RowFields & Record<'title' | 'note' | 'image' | 'link', string>;

/** Reads the admin's form for one teacher. */
export function readTeacher(typed: TeacherFields): FormOutcome<Teacher & RowPlace> {
  const form = new FormReader();
  return form.answer({
    ...readRowPlace(form, typed),
    title: form.text('title', typed.title, { min: 2, max: 80 }),
    note: form.text('note', typed.note, { min: 0, max: 160 }),
    image: form.read('image', readPhoto(typed.image)) ?? '',
    link: form.read('link', readWebAddress(typed.link)) ?? '',
  });
}
