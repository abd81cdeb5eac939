import type { InfoPart } from '#core/content/info-page.ts';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import { openUpiQr } from '../payments/upi-qr.ts';
import type { Services } from '../services.ts';
import { findGiftsAccount } from './find-gifts-account.ts';
import { getTempleSettings } from './settings-queries.ts';

/** The temple's facts that a page shows, only where one of its parts asks for them. */
export type InfoExtras = {
  contact: TempleSettings['contact'] | null;
  payment: { bank: TempleSettings['bank']; upiId: string; qr: string } | null;
};

export async function getInfoExtras(services: Services, parts: readonly InfoPart[]): Promise<InfoExtras> {
  const asks = (kind: InfoPart['kind']) => parts.some((part) => part.kind === kind);
  if (!asks('contact') && !asks('payment')) return { contact: null, payment: null };
  const [{ contact }, account] = await Promise.all([getTempleSettings(services), findGiftsAccount(services)]);
  return {
    contact: asks('contact') ? contact : null,
    payment: asks('payment') && account ? await paymentOf(account) : null,
  };
}

async function paymentOf({ bank, upi }: Pick<TempleSettings, 'bank' | 'upi'>) {
  return { bank, upiId: upi.id, qr: await openUpiQr({ id: upi.id, name: upi.payee }) };
}
