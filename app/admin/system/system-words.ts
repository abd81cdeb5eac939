import { sentence } from '#admin/words/sentence.ts';
import * as m from '#messages/admin/system.ts';
import type { Letter } from '#server/mail/letter.ts';
import type { TextTemplate } from '#server/text-messages/text-templates.ts';
import type { Tone } from '#ui/notice.tsx';

/** '1.4 GB': powers of 1024, as usual for disks. */
export function byteWords(bytes: number): string {
  const units = [m.bytes, 'kB', 'MB', 'GB', 'TB'];
  let [amount, unit] = [bytes, 0];
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return `${unit === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${units[unit]}`;
}

/** The background jobs by name (system-words.test.ts checks that none is missing). */
const jobs: Record<string, string> = {
  'check-ledger': m.checkLedger,
  'expire-donations': m.expireDonations,
  'expire-orders': m.expireOrders,
  'expire-stays': m.expireStays,
  'call-off': m.callOffJob,
  'expire-seats': m.expireSeats,
  'release-seats': m.releaseSeats,
  'expire-passes': m.expirePasses,
  'remind-membership-parts': m.remindMembershipParts,
  'offer-nights': m.offerNights,
  'offer-passes': m.offerPasses,
  'forget-binned': m.forgetBinned,
  'remove-media': m.removeMedia,
  'forget-expired': m.forgetExpired,
  'forget-past-stays': m.forgetPastStays,
  'forget-letters': m.forgetLetters,
  'forget-text-messages': m.forgetTextMessages,
  'make-picture-sizes': m.makePictureSizes,
  'reconcile-payments': m.reconcilePayments,
  'release-expired-holds': m.releaseHolds,
  'remind-handlers': m.remindHandlers,
  'remind-family-days': m.remindFamilyDays,
  'remind-pledges': m.remindPledges,
  'remind-sevas': m.remindSevas,
  'remind-shifts': m.remindShifts,
  'reseal-old-keys': m.resealKeys,
  'send-letters': m.sendLetters,
  'send-text-messages': m.sendTextMessages,
  'send-refunds': m.sendRefunds,
  'send-purges': m.sendPurges,
  'show-scheduled': m.showScheduled,
  'advance-changes': m.advanceChanges,
  'send-stock-alerts': m.sendStockAlerts,
  'resize-photos': m.resizePhotos,
  'watch-security': m.watchSecurity,
};

export function jobWords(name: string): string {
  return jobs[name] ?? sentence(name);
}

/** What each text message is about. */
export const textMessageNames: Record<TextTemplate, string> = {
  code: m.textCode,
  'new-browser': m.letterNewBrowser,
  'mobile-changed': m.letterMobileChanged,
  'email-added': m.textEmailAdded,
  receipt: m.textReceipt,
  'stay-offer': m.stayOffer,
};

const letters: Record<Letter['kind'], string> = {
  'gift-receipt': m.letterReceipt,
  'payment-returned': m.letterPaymentReturned,
  'gift-taken-back': m.letterGiftTakenBack,
  'certificate-ready': m.letterCertificate,
  'pay-link': m.letterPayLink,
  membership: m.letterMembership,
  order: m.letterOrder,
  'order-returned': m.letterOrderReturned,
  stay: m.letterStay,
  'stay-returned': m.letterStayReturned,
  'stay-wait': m.stayOffer,
  seat: m.letterSeat,
  'seat-returned': m.letterSeatReturned,
  passes: m.letterPasses,
  'passes-returned': m.letterPassesReturned,
  'pass-news': m.letterPassNews,
  'pass-wait': m.letterPassWait,
  shift: m.letterShift,
  'verify-email': m.letterVerifyEmail,
  'account-exists': m.letterAccountExists,
  'reset-password': m.letterResetPassword,
  'change-email': m.letterChangeEmail,
  'email-changed': m.letterEmailChanged,
  'new-browser': m.letterNewBrowser,
  'password-changed': m.letterPasswordChanged,
  'mobile-changed': m.letterMobileChanged,
  'second-factor-changed': m.letterSecondFactor,
  'security-alarm': m.letterAlert,
  change: m.letterChange,
  'staff-invitation': m.letterInvitation,
  'gifts-account': m.letterGiftsAccount,
  'request-stored': m.letterRequestStored,
  'request-for-office': m.letterForOffice,
  'request-answer': m.letterAnswer,
  seva: m.letterSeva,
  'class-seat': m.letterClassSeat,
  'called-off': m.letterCalledOff,
  'desk-day': m.letterDueToday,
  'family-day': m.letterFamilyDay,
  'monthly-gift': m.letterMonthlyGift,
  'stock-back': m.letterStockBack,
  'letter-test': m.letterTest,
};

export function letterWords(kind: string): string {
  return (letters as Record<string, string>)[kind] ?? sentence(kind);
}

const events: Record<string, string> = {
  'payment.authorized': m.eventAuthorized,
  'payment.captured': m.eventCaptured,
  'payment.failed': m.eventFailed,
  'order.paid': m.eventOrderPaid,
  'refund.created': m.eventRefundCreated,
  'refund.processed': m.eventRefundProcessed,
  'refund.failed': m.eventRefundFailed,
  'refund.speed_changed': m.eventRefundSpeed,
  'payment.asked': m.eventAsked,
  unreadable: m.eventUnreadable,
};

/** What an event of the gateway is about; for an unknown type the gateway's own name. */
export function eventWords(kind: string): string {
  return events[kind] ?? kind;
}

/** The outcome of an event; null: it waits, for its next try or for a person (`parked`). */
export function outcomeWords(outcome: string | null, parked = false): string {
  if (outcome === null) return parked ? m.needsYou : m.waits;
  return outcome === 'not-used' ? m.notOurMoney : m.workedIn;
}

const hour = 3_600_000;

/** A job is late when it missed three runs; some minutes are given for a slow start. */
export function jobTone(
  { everySeconds, ranAt, failedAt }: { everySeconds: number; ranAt: Date; failedAt: Date | null },
  now: Date,
): Tone {
  if (failedAt && failedAt >= ranAt) return 'bad';
  const late = now.getTime() - ranAt.getTime() > everySeconds * 3_000 + 300_000;
  return late ? 'bad' : 'good';
}

/** Good within a day, a warning after, bad after a week or without any. */
export function backupTone(madeAt: Date | null, now: Date): Tone {
  if (!madeAt) return 'bad';
  const age = now.getTime() - madeAt.getTime();
  if (age > 7 * 24 * hour) return 'bad';
  return age > 26 * hour ? 'wait' : 'good';
}

export function diskTone(disk: { free: number; total: number }): Tone {
  const left = disk.free / disk.total;
  if (left < 0.05) return 'bad';
  return left < 0.15 ? 'wait' : 'good';
}
