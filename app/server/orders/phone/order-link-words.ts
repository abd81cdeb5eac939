import { formatRupees } from '#core/money/paise.ts';
import type { OrderView } from '#core/orders/order-view.ts';
import { datesIn } from '#core/time/dates-in.ts';
import { type PayLinkWords, wordPayLink } from '#server/pay-links/pay-link-words.ts';
import { purchasePaths } from '#server/purchases/purchase-paths.ts';
import type { Services } from '#server/services.ts';

/** Where the buyer of the telephone pays, and what the office sends them, in their language. */
export function getOrderLinkWords(
  services: Services,
  { id, number, language, total }: OrderView,
  lastDay: string,
): Promise<PayLinkWords> {
  return wordPayLink(services, { language, path: purchasePaths.order.pay(id) }, (m, to) =>
    m.orderMessage({
      ...to,
      order: String(number),
      sum: formatRupees(total, 'short'),
      lastDay: datesIn(language).dayInWords(lastDay),
    }),
  );
}
