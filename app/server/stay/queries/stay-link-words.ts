import { wordsOf } from '#core/language/all-words.ts';
import { pathIn } from '#core/language/languages.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import type { PayLinkWords } from '#server/pay-links/pay-link-words.ts';
import { purchasePaths } from '#server/purchases/purchase-paths.ts';
import type { Services } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';

/**
 * Where a guest pays what is left of a stay, and what the desk sends them, in their language. The
 * page asks for the last digits of their telephone number (stay-proof.ts).
 */
export async function getStayLinkWords(
  services: Services,
  { id, number, language, toPay }: StayView,
): Promise<PayLinkWords> {
  const url = `${services.config.publicUrl}${pathIn(language, purchasePaths.stay.status(id))}`;
  const { identity } = await getTempleSettings(services, language);
  const message = wordsOf(language).payLinkMessage.stayMessage({
    temple: identity.name,
    stay: String(number),
    sum: formatRupees(toPay, 'short'),
    url,
  });
  return { url, message };
}
