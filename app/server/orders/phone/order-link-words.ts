import { wordsOf } from '#core/language/all-words.ts';
import { pathIn } from '#core/language/languages.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { OrderView } from '#core/orders/order-view.ts';
import { datesIn } from '#core/time/dates-in.ts';
import type { PayLinkWords } from '#server/pay-links/pay-link-words.ts';
import { purchasePaths } from '#server/purchases/purchase-paths.ts';
import type { Services } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';

/** Where the buyer of the telephone pays, and what the office sends them, in their language. */
export async function getOrderLinkWords(
  services: Services,
  { id, number, language, total }: OrderView,
  lastDay: string,
): Promise<PayLinkWords> {
  const url = `${services.config.publicUrl}${pathIn(language, purchasePaths.order.pay(id))}`;
  const { identity } = await getTempleSettings(services, language);
  const message = wordsOf(language).payLinkMessage.orderMessage({
    temple: identity.name,
    order: String(number),
    sum: formatRupees(total, 'short'),
    lastDay: datesIn(language).dayInWords(lastDay),
    url,
  });
  return { url, message };
}
