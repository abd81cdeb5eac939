import { isNone } from '#core/content/temple-settings.ts';
import type { TransferAccounts } from '#core/payments/transfer-ways.ts';
import type { Services } from '../services.ts';
import { getTempleSettings, listUnsetSettings } from './settings-queries.ts';

/**
 * Where donations by transfer go: the bank account and the UPI id, each only where the temple has
 * one and an owner has entered it. The demo's belong to nobody, and no donor may be shown them.
 */
export async function findDonationsAccount(services: Services): Promise<TransferAccounts> {
  const [{ bank, upi }, unset] = await Promise.all([
    getTempleSettings(services),
    listUnsetSettings(services),
  ]);
  return {
    bank: isNone(bank) || unset.includes('bank') ? null : bank,
    upi: isNone(upi) || unset.includes('upi') ? null : upi,
  };
}
