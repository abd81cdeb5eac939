import { wordsOf } from '#core/language/all-words.ts';
import { type Language, pathIn } from '#core/language/languages.ts';
import { formatRupees } from '#core/money/paise.ts';
import { datesIn } from '#core/time/dates-in.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { translated } from '../translations/translated.ts';
import type { PayLink } from './pay-link-queries.ts';

export type PayLinkWords = {
  /** The address of the donor's page, in the donor's language. */
  url: string;
  /** What WhatsApp or the SMS app is opened with, the address in it. */
  message: string;
};

/** What the office sends by WhatsApp or SMS, in the donor's language. */
export async function getPayLinkWords(services: Services, link: PayLink): Promise<PayLinkWords> {
  const { id, causeId, causeTitle: title, language, amount, lastDay } = link;
  const [words = { title }] = await translated(services, 'causes', [{ id: causeId, title }], {}, language);
  return wordPayLink(services, { language, path: `/pay/${id}` }, (m, to) =>
    m.message({
      ...to,
      sum: formatRupees(amount, 'short'),
      cause: words.title,
      lastDay: datesIn(language).dayInWords(lastDay),
    }),
  );
}

type PayLinkMessages = ReturnType<typeof wordsOf>['payLinkMessage'];

/**
 * The address of a page on which somebody pays, and what is sent with it, both in their language.
 * `write` chooses the message; the temple's name and the address are part of each.
 */
export async function wordPayLink(
  services: Services,
  { language, path }: { language: Language; path: string },
  write: (m: PayLinkMessages, to: { temple: string; url: string }) => string,
): Promise<PayLinkWords> {
  const url = `${services.config.publicUrl}${pathIn(language, path)}`;
  const { identity } = await getTempleSettings(services, language);
  return { url, message: write(wordsOf(language).payLinkMessage, { temple: identity.name, url }) };
}
