import type { Paise } from '#core/money/paise.ts';
import type { PaymentMode } from '#core/payments/payment.ts';
import type { GivingPath } from './donation-input.ts';

/** Everything on a receipt, frozen when it was issued; the PDF and the verify page only read it. */
export type ReceiptFacts = {
  id: string;
  /** At most 16 characters, A-Z 0-9 - /, gapless per series: 'D/26-27/000123'. */
  number: string;
  /** Calendar day in Asia/Kolkata of the gateway's capture, not of processing. */
  givenOn: string;
  entity: LegalEntity;
  path: GivingPath;
  donor: { name: string | null; address: string | null; panMasked: string | null };
  lines: { title: string; quantity: number; amount: Paise }[];
  /** The net donation. */
  total: Paise;
  /** What had been refunded of the lines when it was issued; left out where nothing had. */
  returned?: Paise;
  mode: PaymentMode;
  /** The gateway's payment id or the bank's reference. */
  reference: string;
  inNameOf: string | null;
  taxEligible: boolean;
  /**
   * Its text about a deduction; receipts issued before owners could change the texts have none of
   * their own.
   */
  tax?: TaxWording;
  /** Unguessable; /receipts/verify/{code}. */
  verifyCode: string;
  voided: { on: string; reason: string } | null;
};

export type TaxWording = { english: string; hindi: string };

/**
 * The legal entity that receives the donation; its registrations are data because laws and forms
 * change.
 */
export type LegalEntity = {
  id: string;
  name: string;
  address: string;
  pan: string;
  /** Registration under section 80G or its successor; null: donations to it carry no deduction. */
  deductionRegistration: string | null;
  /** Registered to receive foreign contributions. */
  acceptsForeign: boolean;
};
