import type { CivilDate } from '#core/calendar/civil-date.ts';
import type { LetterText } from '#core/letters/letter-model.ts';
import type { LetterKey } from '#core/letters/letter-texts.ts';
import type { Paise } from '#core/money/paise.ts';
import type { SecondFactorChange } from '#core/people/second-factor.ts';
import type { AccountChange, DonationsAccount } from '#core/settings/donations-account.ts';

export type SevaLetterSays = 'booked' | 'booked-office' | 'cancelled' | 'reminder';

/** The steps of an order of which its buyer is notified. */
export type OrderLetterSays =
  | 'pay-link'
  | 'placed'
  | 'paid'
  | 'short'
  | 'swap'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'cancelled';

/** The steps of a stay of which its guest is notified. */
export type StayLetterSays =
  | 'booked'
  | 'changed'
  | 'cancelled'
  | 'short'
  | 'billed'
  | 'no-show'
  | 'rest-paid'
  | 'rest-back';

/** The steps of paid seats of which their buyer is notified. */
export type SeatLetterSays =
  | 'booked'
  | 'offered'
  | 'cancelled'
  | 'called-off'
  | 'short'
  | 'rest'
  | 'rest-paid';

/** The steps of a shift of which its volunteer is notified. */
export type ShiftLetterSays = 'invited' | 'changed' | 'reminder' | 'replaced' | 'released';

/** The steps of a booking of passes of which its holder is notified. */
export type PassLetterSays =
  | 'confirmed'
  | 'asked'
  | 'approved'
  | 'declined'
  | 'unanswered'
  | 'cancelled'
  | 'short';

/** What who waits for passes is told. */
export type PassWaitSays = 'joined' | 'offered';

/** What who waits for nights is told. */
export type StayWaitSays = 'joined' | 'offered';

/** The steps of a membership of which its member is notified. */
export type MembershipLetterSays =
  | 'approved'
  | 'part'
  | 'overdue'
  | 'begun'
  | 'lapsed'
  | 'transferred'
  | 'ended';

export type AccountNotification = {
  setting: DonationsAccount;
  /** The owner it goes to, and who made the change. */
  name: string;
  who: string;
  /** ISO, for it waits in the outbox. */
  at: string;
  changes: AccountChange[];
};

/** What a letter to an owner says of a change that one owner alone may not make. */
export type OwnersNotification = {
  /**
   * asked: another owner decides. alone, soon: applied by itself at `until`. decided: see
   * `outcome`.
   */
  says: 'asked' | 'alone' | 'soon' | 'decided';
  /** The owner it goes to; who asked, or who decided. */
  name: string;
  who: string;
  what: string;
  rows: { label: string; before: string; after: string }[];
  until: string | null;
  outcome: string;
};

/** Every letter the site writes, with just what is needed to compose it when it is sent. */
export type Letter =
  | { kind: 'gift-receipt'; receiptId: string }
  | { kind: 'payment-returned'; paymentId: string; amount: Paise }
  | { kind: 'gift-taken-back'; donationId: string }
  | { kind: 'certificate-ready'; donationId: string }
  | { kind: 'order'; orderId: string; says: OrderLetterSays }
  | { kind: 'order-returned'; orderId: string; paymentId: string; amount: Paise }
  | { kind: 'stay'; stayId: string; says: StayLetterSays }
  | { kind: 'stay-wait'; waitId: string; says: StayWaitSays }
  | { kind: 'passes'; bookingId: string; says: PassLetterSays }
  | { kind: 'passes-returned'; bookingId: string; paymentId: string; amount: Paise }
  | { kind: 'pass-news'; letterId: string; bookingId: string }
  | { kind: 'pass-wait'; waitId: string; says: PassWaitSays }
  | { kind: 'shift'; volunteerId: string; says: ShiftLetterSays }
  | { kind: 'stay-returned'; stayId: string; paymentId: string; amount: Paise }
  | { kind: 'seat'; seatId: string; says: SeatLetterSays }
  | { kind: 'seat-returned'; seatId: string; paymentId: string; amount: Paise }
  | { kind: 'verify-email'; name: string; code: string; link: string }
  | { kind: 'account-exists'; name: string; link: string }
  | { kind: 'reset-password'; name: string; link: string }
  | { kind: 'change-email'; name: string; code: string }
  | { kind: 'email-changed'; name: string }
  // `at`: ISO, for it waits in the outbox. `browser`: its User-Agent in words.
  | { kind: 'new-browser'; name: string; at: string; browser: string }
  | { kind: 'password-changed'; name: string; at: string; browser: string }
  | { kind: 'mobile-changed'; name: string; at: string; browser: string }
  | { kind: 'second-factor-changed'; name: string; at: string; change: SecondFactorChange }
  | { kind: 'security-alarm'; name: string; label: string; count: number }
  // Masked before it is queued; `until`: ISO.
  | ({ kind: 'change' } & OwnersNotification)
  | { kind: 'staff-invitation'; name: string; roles: string[]; link: string }
  // Masked before it is queued.
  | ({ kind: 'gifts-account' } & AccountNotification)
  // Only the request's id: what a visitor wrote is stored in one place.
  | { kind: 'request-stored'; requestId: string }
  | { kind: 'request-for-office'; requestId: string }
  | { kind: 'request-answer'; answerId: string }
  | { kind: 'class-seat'; requestId: string }
  | { kind: 'called-off'; requestId: string }
  // To one of the staff; which of them are still open is looked up when it is sent.
  | { kind: 'desk-day'; personId: string; requestIds: readonly string[] }
  | { kind: 'seva'; bookingId: string; says: SevaLetterSays }
  // The occasions of a person's family that recur on a day; which they are is looked up when it is
  // sent.
  | { kind: 'family-day'; personId: string; day: CivilDate }
  // Whether it is still needed, and what it says, is looked up when it is sent. `month`: its first
  // day.
  | { kind: 'monthly-gift'; pledgeId: string; month: string }
  | { kind: 'pay-link'; linkId: string }
  | {
      kind: 'membership';
      membershipId: string;
      says: MembershipLetterSays;
      /** The part to be paid, and the link under which it is. */
      partId: string | null;
      linkId: string | null;
    }
  | { kind: 'stock-back'; variantId: string }
  // To the member of staff who wrote it: these words with sample data.
  | { kind: 'letter-test'; key: LetterKey; text: LetterText };
