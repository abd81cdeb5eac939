import type { ReceiptFacts } from '#core/donations/receipt.ts';
import { paise } from '#core/money/paise.ts';

/**
 * A typical receipt of the tax path with invented data: for the admin's previews, and for tests,
 * which override what differs.
 */
export function sampleReceipt(instead: Partial<ReceiptFacts> = {}): ReceiptFacts {
  return {
    id: 'rcp_1',
    number: 'D/26-27/000123',
    givenOn: '2026-11-20',
    entity: {
      id: 'trust',
      name: 'Hare Krishna Temple Trust',
      address: 'Sector 1, Ghaziabad 201000',
      pan: 'AAATD0000D',
      deductionRegistration: 'AAATD0000DF20211',
      acceptsForeign: false,
    },
    path: 'tax',
    donor: { name: 'Mīrā Śarmā', address: '204 Lotus Apartments, Ghaziabad 201002', panMasked: 'ABXXXXXX4F' },
    lines: [
      { title: 'Annadan: 100 meals', quantity: 2, amount: paise(510_000) },
      { title: 'गौ सेवा', quantity: 1, amount: paise(110_050) },
    ],
    total: paise(620_050),
    mode: 'online',
    reference: 'pay_PqRsTuVwXyZ123',
    inNameOf: 'Kṛṣṇa dāsa',
    taxEligible: true,
    verifyCode: 'vrf_AbCdEfGhIjKlMnOpQrStUv',
    voided: null,
    ...instead,
  };
}
