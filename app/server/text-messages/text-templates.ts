// By their files, not '#messages/…': a message has the language of its reader, not that of the
// build.
import { fillPlaces } from '#core/fields/places.ts';
import type { Language } from '#core/language/languages.ts';
import * as en from '../../messages/en/text-messages.ts';
import * as hi from '../../messages/hi/text-messages.ts';

/** Every text message that the site sends, by the name under which SMS_TEMPLATES knows it. */
const names = {
  code: 'codeText',
  'new-browser': 'newBrowserText',
  'mobile-changed': 'mobileChangedText',
  'email-added': 'emailAddedText',
  receipt: 'receiptText',
} as const satisfies Record<string, keyof typeof en>;

export type TextTemplate = keyof typeof names;

export const textTemplates = Object.keys(names) as TextTemplate[];

const catalogues: Record<Language, Record<keyof typeof en, string>> = { en, hi };

/** The words of a message, as they are registered, with its values filled in. */
export function textMessageWords(
  template: TextTemplate,
  language: Language,
  values: Readonly<Record<string, string>>,
): string {
  return fillPlaces(catalogues[language][names[template]], values);
}
