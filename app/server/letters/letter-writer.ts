import type { Language } from '#core/language/languages.ts';
import { inDigits } from '#core/language/own-digits.ts';
import type { LetterWords } from '#core/letters/letter-texts.ts';
import { datesIn } from '#core/time/dates-in.ts';
import type { Services } from '../services.ts';
import { getOwnDigits } from '../settings/own-digits.ts';
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
  const digits = await getOwnDigits(services, language);
  const url = services.config.publicUrl;
  const name = `${identity.name}, ${identity.place}`;
  return {
    writing: {
      ...{ language, words, url, contact, answerWords },
      ...{ m: lettersIn(language), dates: datesIn(language) },
    },
    render: (page) => renderLetter(pageInDigits(page, digits), { name, url, language }),
  };
}

/** What is read of a letter; a code is typed, and links stay as they are. */
function pageInDigits(page: LetterPage, digits: string | null): LetterPage {
  const read = (text: string) => inDigits(text, digits);
  return {
    ...page,
    ...{ subject: read(page.subject), preview: read(page.preview), title: read(page.title) },
    paragraphs: page.paragraphs.map(read),
    ...(page.rows && { rows: page.rows.map((row) => ({ label: read(row.label), value: read(row.value) })) }),
    ...(page.notes && { notes: page.notes.map(read) }),
  };
}
