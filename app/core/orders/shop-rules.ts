import { readGstin } from '#core/fields/gstin.ts';
import { type IndianState, indianStates } from '#core/fields/state.ts';
import type { Seller } from './bill.ts';

/** The shop's part of the settings, as stored. */
export type ShopSettings = {
  seller: string;
  address: string;
  state: string;
  /** 'none': the seller is not registered and charges no tax. */
  gstin: string;
  /** One capital letter; after a restore the next one, so that no number is used twice. */
  billMark: string;
  pickup: boolean;
  payAtPickup: boolean;
  /** Whether a buyer may cancel before the goods are packed. */
  buyerCancels: boolean;
};

export type ShopRules = {
  seller: Seller & { state: IndianState };
  billMark: string;
  pickup: boolean;
  payAtPickup: boolean;
  buyerCancels: boolean;
};

/**
 * The settings as rules. What cannot be read falls back to the careful side: with a wrong GSTIN no
 * tax, for a wrong series letter the first one.
 */
export function shopRules(settings: ShopSettings): ShopRules {
  const gstin = readGstin(settings.gstin);
  return {
    seller: {
      name: settings.seller,
      address: settings.address,
      state: indianStates.find((name) => name === settings.state) ?? 'Uttar Pradesh',
      gstin: gstin.ok ? gstin.value : null,
    },
    billMark: /^[A-Z]$/.test(settings.billMark) ? settings.billMark : 'A',
    pickup: settings.pickup,
    payAtPickup: settings.pickup && settings.payAtPickup,
    buyerCancels: settings.buyerCancels,
  };
}
