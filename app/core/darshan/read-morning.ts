import { readChoice } from '#core/fields/choice.ts';
import { readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { mostFiles } from '#core/media/media-file.ts';
import { readUploadedPicture } from '#core/media/picture-name.ts';
import type { FormOutcome } from '#core/result.ts';
import { earliestDarshanDay } from './darshan-query.ts';
import { type DarshanType, darshanTypes } from './darshan-type.ts';

export const morningFields = ['day', 'type', 'dress', 'alt'] as const;
export type MorningFields = Record<(typeof morningFields)[number], string>;

/** The photos of one darshan, published together. */
export type Morning = {
  day: string;
  type: DarshanType;
  /** The dress of the day; the caption of each photo. May be empty. */
  dress: string;
  alt: string;
  /** Addresses of pictures of the library, in their order; no two are the same. */
  images: string[];
};

/** `today` is the temple's calendar day; photos of a later day do not exist yet. */
export function readMorning(
  typed: MorningFields,
  images: readonly string[],
  today: string,
): FormOutcome<Morning> {
  const form = new FormReader();
  const chosen = [...new Set(images)];
  if (chosen.length === 0) form.refuse('images', 'file-missing');
  else if (chosen.length > mostFiles) form.refuse('images', 'photos-too-many', { max: mostFiles });
  else if (!chosen.every(readUploadedPicture)) form.refuse('images', 'picture-unknown');
  return form.answer({
    day: form.read('day', readDate(typed.day, { from: earliestDarshanDay, to: today })) ?? today,
    type: form.read('type', readChoice(typed.type, darshanTypes)) ?? 'mangala',
    dress: form.text('dress', typed.dress, { min: 0, max: 100 }),
    alt: form.text('alt', typed.alt, { min: 3, max: 200 }),
    images: chosen,
  });
}
