import type { Paise } from '#core/money/paise.ts';
import type { BookedRefund } from '#core/payments/refund.ts';
import type { PurchaseGlance } from '#core/purchases/purchase-glance.ts';
import type { ReadInEnglish } from '#core/translations/read-in-english.ts';
import type { PassHolder } from './book-passes.ts';
import type { PassBookingState, PassStage } from './pass-stage.ts';

/** What everybody with the address of a booking sees: no name, no passes. */
export type PassGlance = PurchaseGlance<PassBookingState, PassStage> & {
  event: { id: string; title: string; location: string };
  /** It was asked for, and the office has approved it: a letter leads to its payment. */
  approved: boolean;
};

/** One pass. `from` and `until`: when it lets in. */
export type PassShown = ReadInEnglish & {
  /** The code in its token. */
  code: string;
  /** What a steward types where no camera reads. */
  number: number;
  title: string;
  people: number;
  price: Paise;
  /** A free pass of its holder's membership. */
  ofMember: boolean;
  from: Date;
  until: Date;
  /** null: every gate. */
  gate: string | null;
  state: 'held' | 'valid' | 'used' | 'void';
  /** The text of its QR code; null until it is confirmed. */
  token: string | null;
};

/** A booking as its holder and the office see it. */
export type PassBookingView = PassGlance & {
  holder: PassHolder;
  passes: PassShown[];
  answers: { label: string; text: string }[];
  /** Paid at the gateway, less what went back. */
  paid: Paise;
  payBy: 'gateway' | 'desk' | 'nothing';
  refunds: BookedRefund[];
  /** Its holder may still give it up. */
  cancellable: boolean;
  personId: string | null;
  createdAt: Date;
  version: number;
};
