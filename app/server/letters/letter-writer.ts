import type { Language } from '#core/language/languages.ts';
import type { LetterWords } from '#core/letters/letter-texts.ts';
import { datesIn } from '#core/time/dates-in.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { lettersIn } from './letter-messages.ts';
import { type Composed, type LetterPage, renderLetter, type Writing } from './letter-page.ts';

type Writer = { writing: Writing; render: (page: LetterPage) => Composed };

/** All that letters in a language are written with, and how they come out. */
export async function openWriter(
  services: Services,
  language: Language,
  words: LetterWords,
): Promise<Writer> {
  const { identity, contact, answerWords } = await getTempleSettings(services, language);
  const url = services.config.publicUrl;
  const name = `${identity.name}, ${identity.place}`;
  return {
    writing: {
      ...{ language, words, url, contact, answerWords },
      ...{ m: lettersIn(language), dates: datesIn(language) },
    },
    render: (page) => renderLetter(page, { name, url, language }),
  };
}
