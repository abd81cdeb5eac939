// By their files, not '#messages/…': the message has the language of its reader, not the office's.
import { type Language, pathIn } from '#core/language/languages.ts';
import { formatRupees } from '#core/money/paise.ts';
import { datesIn } from '#core/time/dates-in.ts';
import * as en from '../../messages/en/pay-link-message.ts';
import * as hi from '../../messages/hi/pay-link-message.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { translated } from '../translations/translated.ts';
import type { PayLink } from './pay-link-queries.ts';

const catalogues: Record<Language, typeof en> = { en, hi };

export type PayLinkWords = {
  /** The address of the donor's page, in the donor's language. */
  url: string;
  /** What WhatsApp or the SMS app is opened with, the address in it. */
  message: string;
};

/** What the office sends by WhatsApp or SMS, in the donor's language. */
export async function getPayLinkWords(services: Services, link: PayLink): Promise<PayLinkWords> {
  const { id, causeId, causeTitle: title, language, amount, lastDay } = link;
  const url = `${services.config.publicUrl}${pathIn(language, `/pay/${id}`)}`;
  const [words = { title }] = await translated(services, 'causes', [{ id: causeId, title }], {}, language);
  const { identity } = await getTempleSettings(services);
  const message = catalogues[language].message({
    temple: identity.name,
    sum: formatRupees(amount, 'short'),
    cause: words.title,
    lastDay: datesIn(language).dayInWords(lastDay),
    url,
  });
  return { url, message };
}
