import { wordsOf } from '#core/language/all-words.ts';
import { pathIn } from '#core/language/languages.ts';
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
  const url = `${services.config.publicUrl}${pathIn(language, `/pay/${id}`)}`;
  const [words = { title }] = await translated(services, 'causes', [{ id: causeId, title }], {}, language);
  const { identity } = await getTempleSettings(services);
  const message = wordsOf(language).payLinkMessage.message({
    temple: identity.name,
    sum: formatRupees(amount, 'short'),
    cause: words.title,
    lastDay: datesIn(language).dayInWords(lastDay),
    url,
  });
  return { url, message };
}
