import { languages } from '#core/language/languages.ts';
import { element } from './element.ts';
import { chooseLanguage, chosenLanguage, otherLanguages, type Words } from './words.ts';

/** The other languages of the telephone, each by its own name. */
export function languageButtons(m: Words, onLanguage: () => void): HTMLElement {
  return element(
    'div',
    { class: 'languages', role: 'group', 'aria-label': m.language },
    ...otherLanguages(chosenLanguage()).map(({ tag, name }) =>
      element(
        'button',
        {
          type: 'button',
          lang: languages[tag].locale,
          onclick: () => {
            chooseLanguage(tag);
            onLanguage();
          },
        },
        name,
      ),
    ),
  );
}
