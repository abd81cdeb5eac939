import { formatRupees } from '#core/money/paise.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { type PayLinkWords, wordPayLink } from '#server/pay-links/pay-link-words.ts';
import { purchasePaths } from '#server/purchases/purchase-paths.ts';
import type { Services } from '#server/services.ts';

/**
 * Where a guest pays what is left of a stay, and what the desk sends them, in their language. The
 * page asks for the last digits of their telephone number (stay-proof.ts).
 */
export function getStayLinkWords(
  services: Services,
  { id, number, language, toPay }: StayView,
): Promise<PayLinkWords> {
  return wordPayLink(services, { language, path: purchasePaths.stay.status(id) }, (m, to) =>
    m.stayMessage({ ...to, stay: String(number), sum: formatRupees(toPay, 'short') }),
  );
}
