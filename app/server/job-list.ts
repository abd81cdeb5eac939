import { releaseExpiredHolds } from './bookings/release-expired-holds.ts';
import { forgetBinned } from './cms/forget-binned.ts';
import { showScheduled } from './cms/show-scheduled.ts';
import type { Config } from './config.ts';
import { expireDonations } from './donations/expire-donations.ts';
import type { Job } from './jobs/job.ts';
import { resealOldKeys } from './key-rotation/reseal-old-keys.ts';
import { sendLetters } from './letters/send-letters.ts';
import { forgetLetters } from './mail/forget-letters.ts';
import { makePictureSizes } from './media/make-picture-sizes.ts';
import { removeMedia } from './media/remove-media.ts';
import { remindParts } from './membership/remind-parts.ts';
import { expireOrders } from './orders/states/expire-orders.ts';
import { expirePasses } from './passes/states/expire-passes.ts';
import { offerPasses } from './passes/waits/offer-passes.ts';
import { forgetExpired } from './people/forget-expired.ts';
import { remindFamilyDays } from './people/remind-family-days.ts';
import { resizePhotos } from './people/resize-photos.ts';
import { remindPledges } from './pledges/remind-pledges.ts';
import { sendStockAlerts } from './products/send-stock-alerts.ts';
import { reconcilePayments } from './purchases/reconcile-payments.ts';
import { sendRefunds } from './purchases/send-refunds.ts';
import { remindHandlers } from './requests/remind-handlers.ts';
import { remindShifts } from './roster/remind-shifts.ts';
import { endCalledOff } from './seats/states/end-called-off.ts';
import { expireSeats } from './seats/states/expire-seats.ts';
import { releaseSeats } from './seats/states/release-seats.ts';
import { advanceChanges } from './second-owner/advance-changes.ts';
import { watchSecurity } from './security/watch-security.ts';
import { remindSevas } from './sevas/remind-sevas.ts';
import { sendPurges } from './shared-cache/send-purges.ts';
import { forgetPastStays } from './stay/record/forget-past-stays.ts';
import { expireStays } from './stay/states/expire-stays.ts';
import { offerFreedNights } from './stay/waits/offer-freed-nights.ts';
import { checkLedger } from './system/check-ledger.ts';
import { forgetTextMessages } from './text-messages/forget-text-messages.ts';
import { sendTextMessages } from './text-messages/send-text-messages.ts';

/** Every job that each site needs. A room adds its own here. */
const jobs: readonly Job[] = [
  sendLetters,
  sendTextMessages,
  reconcilePayments,
  sendRefunds,
  expireDonations,
  expireOrders,
  expireStays,
  expireSeats,
  releaseSeats,
  endCalledOff,
  expirePasses,
  offerPasses,
  offerFreedNights,
  releaseExpiredHolds,
  forgetExpired,
  forgetPastStays,
  remindSevas,
  remindShifts,
  remindFamilyDays,
  remindHandlers,
  remindPledges,
  remindParts,
  sendStockAlerts,
  forgetLetters,
  forgetTextMessages,
  makePictureSizes,
  resizePhotos,
  removeMedia,
  forgetBinned,
  showScheduled,
  checkLedger,
  resealOldKeys,
  watchSecurity,
  advanceChanges,
];

/**
 * Those that have something to do here: without a cache to tell, none looks what it must forget.
 */
export function jobsOf({ sharedCache }: Pick<Config, 'sharedCache'>): readonly Job[] {
  return sharedCache?.purge ? [...jobs, sendPurges] : jobs;
}
