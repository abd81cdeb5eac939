import type { TransferBy } from '#core/payments/transfer-ways.ts';

/** The names of a donation's open ways of transfer. `utr`: which references they give. */
export const transferWords: Record<TransferBy, { label: string; by: string; note: string; utr: string }> = {
  both: {
    label: 'QR code or bank transfer',
    by: 'by QR code or bank transfer',
    note: 'From any UPI app or bank. The receipt follows when we have matched it.',
    utr: '12 digits for UPI; 16 to 22 letters and digits for NEFT or RTGS.',
  },
  bank: {
    label: 'Bank transfer',
    by: 'by bank transfer',
    note: 'From your bank. The receipt follows when we have matched it.',
    utr: '12 digits for IMPS; 16 to 22 letters and digits for NEFT or RTGS.',
  },
  upi: {
    label: 'QR code for a UPI app',
    by: 'by QR code',
    note: 'From any UPI app. The receipt follows when we have matched it.',
    utr: 'The 12 digits that your UPI app shows.',
  },
};
