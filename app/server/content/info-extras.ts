import type { InfoPart } from '#core/content/info-page.ts';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { TransferAccounts } from '#core/payments/transfer-ways.ts';
import { anyAmountUpiQr } from '../qr/upi-qr.ts';
import type { Services } from '../services.ts';
import { findDonationsAccount } from '../settings/find-donations-account.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';

/** The temple's facts that a page shows, only where one of its parts asks for them. */
export type InfoExtras = {
  contact: TempleSettings['contact'] | null;
  payment: { bank: TempleSettings['bank'] | null; upi: { id: string; qr: string } | null } | null;
};

export async function getInfoExtras(services: Services, parts: readonly InfoPart[]): Promise<InfoExtras> {
  const asks = (kind: InfoPart['kind']) => parts.some((part) => part.kind === kind);
  if (!asks('contact') && !asks('payment')) return { contact: null, payment: null };
  const [{ contact }, account] = await Promise.all([
    getTempleSettings(services),
    findDonationsAccount(services),
  ]);
  return {
    contact: asks('contact') ? contact : null,
    payment: asks('payment') ? await paymentOf(account) : null,
  };
}

/** Null where the temple takes no transfers: the page then shows no block. */
async function paymentOf({ bank, upi }: TransferAccounts): Promise<InfoExtras['payment']> {
  if (!bank && !upi) return null;
  return { bank, upi: upi && { id: upi.id, qr: await anyAmountUpiQr({ id: upi.id, name: upi.payee }) } };
}
