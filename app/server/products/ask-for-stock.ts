import { readEmail } from '#core/fields/email.ts';
import { type FormOutcome, invalid, type Problem } from '#core/result.ts';
import { language } from '#messages/language.ts';
import { type TurnRefused, takeTurn } from '../auth/take-turn.ts';
import { areStopped } from '../mail/stop-letters.ts';
import type { RequestOrigin } from '../requests/read-request-form.ts';
import type { Services } from '../services.ts';
import { findProduct } from './product-queries.ts';

export const stockAlertFields = ['variantId', 'email'] as const;
export type StockAlertFields = Record<(typeof stockAlertFields)[number], string>;

/**
 * 'Tell me when it is back': stores a stock alert until the variant is in stock again
 * (send-stock-alerts.ts). A repeat is one alert. An address that unsubscribed is refused: a
 * stranger may not subscribe it again. Suspected spam gets the same answer and is not stored.
 */
export async function askForStock(
  services: Services,
  productId: string,
  typed: StockAlertFields,
  origin: RequestOrigin,
): Promise<FormOutcome<string> | TurnRefused> {
  const email = readEmail(typed.email);
  if (!email.ok) return refused({ field: 'email', code: email.code });
  const product = await findProduct(services, productId);
  const variant = product?.variants.find(({ id }) => id === typed.variantId);
  if (product?.status !== 'live' || !variant) return refused({ field: '', code: 'variant-unknown' });
  const turn = await takeTurn(services, 'stock-alert', origin);
  if (!turn.ok) return turn;
  const stop = { sort: 'stock-back', email: email.value.toLowerCase() } as const;
  if (await areStopped(services, stop)) return refused({ field: 'email', code: 'letters-stopped' });
  if (origin.suspected) return { ok: true, value: email.value };
  await services.db
    .insertInto('stock_alerts')
    .values({
      variant_id: variant.id,
      email: email.value.toLowerCase(),
      language,
      asked_at: services.clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { ok: true, value: email.value };
}

function refused(problem: Problem): FormOutcome<string> {
  return invalid([problem]);
}
