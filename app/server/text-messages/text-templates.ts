import { fillPlaces } from '#core/fields/places.ts';
import { wordsOf } from '#core/language/all-words.ts';
import type { Language } from '#core/language/languages.ts';
import type { TextMessages } from '#core/language/outside-words.ts';

/** Every text message that the site sends, by the name under which SMS_TEMPLATES knows it. */
const names = {
  code: 'codeText',
  'new-browser': 'newBrowserText',
  'mobile-changed': 'mobileChangedText',
  'email-added': 'emailAddedText',
  receipt: 'receiptText',
  'stay-offer': 'stayOfferText',
} as const satisfies Record<string, keyof TextMessages>;

export type TextTemplate = keyof typeof names;

export const textTemplates = Object.keys(names) as TextTemplate[];

/** The words of a message, as they are registered, with its values filled in. */
export function textMessageWords(
  template: TextTemplate,
  language: Language,
  values: Readonly<Record<string, string>>,
): string {
  return fillPlaces(wordsOf(language).textMessages[names[template]], values);
}
