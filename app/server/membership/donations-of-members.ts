import type { LockedDonation } from '../donations/locked-donation.ts';
import type { PurchaseKind } from '../purchases/purchase-kind.ts';
import type { Services } from '../services.ts';
import { reopenParts, settlePart } from './settle-part.ts';

type Donations = PurchaseKind<Services, LockedDonation>;

/**
 * Donations whose settling pays the part of a membership that they are for, and whose return opens
 * it again. The membership is locked before the series of receipts.
 */
export function payingMemberships(donations: Donations): Donations {
  return {
    ...donations,
    async settled(trx, services, donation, snapshot) {
      await settlePart(trx, services, donation.id);
      if (snapshot.refunded > 0) await reopenParts(trx, services, donation.id);
      await donations.settled(trx, services, donation, snapshot);
    },
    async partReturned(trx, services, donation) {
      await reopenParts(trx, services, donation.id);
      await donations.partReturned?.(trx, services, donation);
    },
    async allReturned(trx, services, donation, snapshot) {
      await reopenParts(trx, services, donation.id);
      await donations.allReturned(trx, services, donation, snapshot);
    },
  };
}
