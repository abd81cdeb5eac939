import type { TransferBy } from '#core/payments/transfer-ways.ts';
import * as m from '#messages/gifts.ts';

/** The names of a donation's open ways of transfer. `utr`: which references they give. */
export const transferWords: Record<TransferBy, { label: string; by: string; note: string; utr: string }> = {
  both: {
    label: m.codeOrBank,
    by: m.byCodeOrBank,
    note: m.codeOrBankNote,
    utr: m.codeOrBankReference,
  },
  bank: {
    label: m.bank,
    by: m.byBank,
    note: m.bankNote,
    utr: m.bankReference,
  },
  upi: {
    label: m.code,
    by: m.byCode,
    note: m.codeNote,
    utr: m.codeReference,
  },
};
