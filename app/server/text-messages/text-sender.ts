import type { Language } from '#core/language/languages.ts';
import type { SendOutcome } from '../mail/mailer.ts';
import type { TextTemplate } from './text-templates.ts';

/** A text message ready to go. */
export type TextMessage = {
  /** The same on every try. */
  id: string;
  /** A telephone number in E.164. */
  to: string;
  template: TextTemplate;
  language: Language;
  values: Readonly<Record<string, string>>;
};

/**
 * The port to a provider of text messages. In India every message is one of the templates that the
 * sender has registered with the operators (rule I12).
 */
export type TextSender = {
  /**
   * In which language this template can be sent: the reader's, else English; null where neither is
   * registered.
   */
  languageFor: (template: TextTemplate, language: Language) => Language | null;
  /** Answers within a quarter of a minute and never throws for what the provider answers. */
  send: (message: TextMessage) => Promise<SendOutcome>;
};

/** Whether a template is registered, in any language. */
export function canText(sender: TextSender, template: TextTemplate): boolean {
  return sender.languageFor(template, 'en') !== null;
}

/** Of a site without a provider: nothing can be sent. */
export const noTextMessages: TextSender = {
  languageFor: () => null,
  send: async () => ({ ok: false, kind: 'refused', code: 'ENOTSET', reason: 'no SMS provider is set' }),
};
