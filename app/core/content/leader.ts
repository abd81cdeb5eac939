import { FormReader } from '#core/fields/form-reader.ts';
import type { FormOutcome } from '#core/result.ts';
import type { ReadInEnglish } from '../translations/read-in-english.ts';
import { type RowFields, type RowPlace, readMarkup, readPhoto, readRowPlace } from './row-fields.ts';
import type { SafeHtml } from './safe-html.ts';

/** A leader of the temple (rule S71: picture, title, description, text). */
export type LeaderCard = { id: string; name: string; role: string; summary: string; image: string };
export type Leader = LeaderCard & ReadInEnglish & { body: SafeHtml };

export type LeaderFields = RowFields & Record<'name' | 'role' | 'summary' | 'body' | 'image', string>;
export type LeaderInput = LeaderCard & RowPlace & { body: string };

/** Reads the admin's form for one leader. */
export function readLeader(typed: LeaderFields): FormOutcome<LeaderInput> {
  const form = new FormReader();
  return form.answer({
    ...readRowPlace(form, typed),
    name: form.text('name', typed.name, { min: 2, max: 80 }),
    role: form.text('role', typed.role, { min: 2, max: 80 }),
    summary: form.text('summary', typed.summary, { min: 10, max: 200 }),
    body: form.read('body', readMarkup(typed.body)) ?? '',
    image: form.read('image', readPhoto(typed.image)) ?? '',
  });
}
