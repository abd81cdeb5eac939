import type { TempleSettings } from '#core/content/temple-settings.ts';
import { type OtherLanguage, otherLanguages } from '#site/frame/other-languages.ts';

/**
 * Whose sign-in page it is: the temple's name, its other languages, and the picture beside the
 * form.
 */
export type TempleDoor = { name: string; place: string; picture: string; languages: OtherLanguage[] };

/** Out of the settings, for the loaders of the sign-in pages. */
export function templeDoor({ identity, pagePictures, languages }: TempleSettings): TempleDoor {
  const { name, place } = identity;
  return { name, place, picture: pagePictures.signIn, languages: otherLanguages(languages) };
}
