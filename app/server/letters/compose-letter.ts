import type { Language } from '#core/language/languages.ts';
import { receiptFileName } from '#core/receipts/receipt-paths.ts';
import type { VolunteerState } from '#core/roster/shift.ts';
import { certificateFileName } from '#core/statements/certificate-file.ts';
import { findClassSeat } from '../classes/class-queries.ts';
import { findGivenDay, findReceipt } from '../donations/receipt-queries.ts';
import { findTakenBackDonation } from '../donations/taken-back-queries.ts';
import type { Letter, ShiftLetterSays } from '../mail/letter.ts';
import { findMembership } from '../membership/membership-queries.ts';
import { findOrder } from '../orders/queries/order-queries.ts';
import { findPayLink } from '../pay-links/pay-link-queries.ts';
import { findReminder } from '../people/family-queries.ts';
import { findMonthlyDonation } from '../pledges/find-month.ts';
import { findBackInStock } from '../products/product-queries.ts';
import { findPaymentWithRefunds, findReturned } from '../purchases/refund-queries.ts';
import { findDueRequests } from '../requests/due-requests.ts';
import { findRequest } from '../requests/request-queries.ts';
import { findOwnShift, shiftPath } from '../roster/shift-queries.ts';
import { findCalledOffRequest } from '../seats/queries/call-off-queries.ts';
import type { Services } from '../services.ts';
import { findSevaBooking } from '../sevas/seva-queries.ts';
import { findReadyCertificates } from '../statements/certificate-queries.ts';
import { accountLetter } from './account-letters.ts';
import { answerLetter, findRequestAnswer } from './answer-letter.ts';
import { billFiles } from './bill-files.ts';
import { calledOffLetter } from './called-off-letter.ts';
import { certificateLetter } from './certificate-letter.ts';
import { changeLetter } from './change-letter.ts';
import { classSeatLetter } from './class-seat-letter.ts';
import { writePassLetter } from './compose-passes.ts';
import { composeSeat } from './compose-seat.ts';
import { composeStay } from './compose-stay.ts';
import { donationLetter } from './donation-letter.ts';
import { donationsAccountLetter } from './donations-account-letter.ts';
import { dueRequestsLetter } from './due-requests-letter.ts';
import { familyDayLetter } from './family-letter.ts';
import { inWords } from './in-words.ts';
import type { Composed, Writing, Written } from './letter-page.ts';
import { getLetterWords } from './letter-text-queries.ts';
import { openWriter } from './letter-writer.ts';
import { membershipLetter, membershipPartLetter } from './membership-letter.ts';
import { orderLetter, orderReturnedLetter } from './order-letters.ts';
import { payLinkLetter } from './pay-link-letter.ts';
import { monthlyDonationLetter } from './pledge-letter.ts';
import { adminLetter, requestLetter } from './request-letters.ts';
import { returnedLetter } from './returned-letter.ts';
import { securityLetter } from './security-letters.ts';
import { sevaLetter } from './seva-letters.ts';
import { shiftLetter } from './shift-letter.ts';
import { composeSample } from './show-letter.ts';
import { stockLetter } from './stock-letter.ts';
import { takenBackLetter } from './taken-back-letter.ts';

/** The states in which each letter about a shift still says the truth. */
const shiftStates: Record<ShiftLetterSays, VolunteerState[]> = {
  ...{ invited: ['invited'], changed: ['invited', 'accepted'], reminder: ['accepted'] },
  ...{ replaced: ['replaced'], released: ['released'] },
};

/**
 * Composes a letter when it is sent, in the words current then in its reader's language; null when
 * its subject is over or deleted. `stopAt`: where the recipient may stop letters like it.
 */
export async function composeLetter(
  services: Services,
  letter: Letter,
  { language = 'en', stopAt }: { language?: Language; stopAt?: string } = {},
): Promise<Composed | null> {
  if (letter.kind === 'letter-test') {
    const sample = await composeSample(services, letter.key, letter.text, language);
    return { ...sample, subject: `Test: ${sample.subject}` };
  }
  const writer = await openWriter(services, language, await getLetterWords(services, language));
  const written = await write(services, writer.writing, letter);
  if (!written) return null;
  const { page, files = [] } = 'page' in written ? written : { page: written };
  const whole = stopAt === undefined ? page : { ...page, stopAt };
  const composed = writer.render(whole);
  const attached = files.map((file) => ({ contentType: 'application/pdf', ...file }));
  return { ...composed, attachments: [...composed.attachments, ...attached] };
}

async function write(
  services: Services,
  writing: Writing,
  letter: Exclude<Letter, { kind: 'letter-test' }>,
): Promise<Written | null> {
  switch (letter.kind) {
    case 'gift-receipt': {
      const facts = await findReceipt(services, letter.receiptId);
      if (!facts) return null;
      const content = await services.letterReceipts.print(facts, 'letters');
      const files = [{ fileName: receiptFileName(facts.number), content }];
      return { page: donationLetter(facts, writing, await findGivenDay(services, facts.id)), files };
    }
    case 'certificate-ready': {
      const ready = await findReadyCertificates(services, letter.donationId);
      if (!ready) return null;
      // An account shows its certificates; a guest has no other way to them.
      const files = ready.account ? [] : ready.files;
      const named = files.map((content, place) => ({
        fileName: certificateFileName(ready.taxYear, place),
        content,
      }));
      return { page: certificateLetter(ready, writing), files: named };
    }
    case 'order': {
      const order = await findOrder(services, letter.orderId);
      if (!order || (letter.says === 'pay-link' && !order.payable)) return null;
      const page = orderLetter(letter.says, order, writing);
      return letter.says === 'paid' ? { page, files: await billFiles(services, order.bills) } : page;
    }
    case 'payment-returned': {
      const returned = await findReturned(services, letter.paymentId);
      return returned && returnedLetter({ ...returned, amount: letter.amount }, writing);
    }
    case 'gift-taken-back': {
      const donation = await findTakenBackDonation(services, letter.donationId);
      return donation && takenBackLetter(donation, writing);
    }
    case 'verify-email':
    case 'account-exists':
    case 'reset-password':
    case 'change-email':
    case 'email-changed':
    case 'staff-invitation':
      return accountLetter(letter, writing);
    case 'new-browser':
    case 'password-changed':
    case 'mobile-changed':
    case 'second-factor-changed':
    case 'security-alarm':
      return securityLetter(letter, writing);
    case 'change':
      return changeLetter(letter, writing);
    case 'gifts-account':
      return donationsAccountLetter(letter, writing);
    case 'request-stored': {
      const request = await findRequest(services, letter.requestId);
      return request && requestLetter(request, writing);
    }
    case 'request-for-office': {
      const request = await findRequest(services, letter.requestId);
      return request && adminLetter(request, writing);
    }
    case 'order-returned': {
      const order = await findOrder(services, letter.orderId);
      const payment = await findPaymentWithRefunds(services, letter.paymentId);
      const back = { amount: letter.amount, stray: payment?.payment.role !== 'settling' };
      return order && orderReturnedLetter(order, back, writing);
    }
    case 'stay':
    case 'stay-wait':
    case 'stay-returned':
      return composeStay(services, writing, letter);
    case 'passes':
    case 'passes-returned':
    case 'pass-news':
    case 'pass-wait':
      return writePassLetter(services, writing, letter);
    case 'shift': {
      const shift = await findOwnShift(services, letter.volunteerId);
      // Who answered meanwhile, or whose shift or event does not come, has no use for it.
      if (!shift || !shiftStates[letter.says].includes(shift.state)) return null;
      if (shift.isCancelled || shift.endsAt <= services.clock()) return null;
      if (letter.says === 'invited' && shift.isPlaceGone) return null;
      const title = (await inWords(services, writing, 'events', { id: shift.eventId, title: shift.event }))
        .title;
      const path = shiftPath(services, shift.id);
      return shiftLetter(letter.says, { ...shift, event: title, path }, writing);
    }
    case 'seat':
    case 'seat-returned':
      return composeSeat(services, writing, letter);
    case 'request-answer': {
      const answer = await findRequestAnswer(services, letter.answerId);
      return answer && answerLetter(answer, writing);
    }
    case 'class-seat': {
      const seat = await findClassSeat(services, letter.requestId);
      if (!seat) return null;
      const { title, venue } = seat;
      const words = await inWords(services, writing, 'classes', { id: seat.classId, title, venue });
      return classSeatLetter({ ...seat, title: words.title, venue: words.venue }, writing);
    }
    case 'called-off': {
      const off = await findCalledOffRequest(services, letter.requestId);
      if (!off) return null;
      const { id, title, table } = off;
      const words = await inWords(services, writing, table, { id, title });
      return calledOffLetter({ ...off, title: words.title }, writing);
    }
    case 'desk-day': {
      const due = await findDueRequests(services, letter.personId, letter.requestIds);
      return due && dueRequestsLetter(due, writing);
    }
    case 'stock-back': {
      const item = await findBackInStock(services, letter.variantId);
      if (!item) return null;
      const { productId: id, title } = item;
      const words = await inWords(services, writing, 'products', { id, title });
      return stockLetter({ ...item, title: words.title }, writing);
    }
    case 'seva': {
      const booking = await findSevaBooking(services, letter.bookingId);
      if (!booking) return null;
      const { sevaId: id, title } = booking;
      const words = await inWords(services, writing, 'sevas', { id, title });
      return sevaLetter(letter.says, { ...booking, title: words.title }, writing);
    }
    case 'monthly-gift': {
      const donation = await findMonthlyDonation(services, letter.pledgeId, letter.month);
      if (!donation) return null;
      const { causeId: id, causeTitle: title } = donation;
      const words = await inWords(services, writing, 'causes', { id, title });
      return monthlyDonationLetter({ ...donation, causeTitle: words.title }, writing);
    }
    case 'pay-link': {
      const link = await findPayLink(services, letter.linkId);
      if (!link || (link.state !== 'waiting' && link.state !== 'begun')) return null;
      const { causeId: id, causeTitle: title } = link;
      const words = await inWords(services, writing, 'causes', { id, title });
      return payLinkLetter({ ...link, causeTitle: words.title }, writing);
    }
    case 'membership': {
      const { membershipId, says, partId, linkId } = letter;
      const member = await findMembership(services, membershipId);
      // Ended with the erasing of its holder, or another's by now.
      if (!member || member.email === null) return null;
      const { title: tier } = await inWords(services, writing, 'membership_tiers', {
        id: member.tierId,
        title: member.tier,
      });
      const named = { ...member, tier };
      if (says !== 'approved' && says !== 'part' && says !== 'overdue') {
        return membershipLetter(says, named, writing);
      }
      const part = member.schedule.find(({ id }) => id === partId);
      if (!part || part.donationId !== null || member.stage === 'ended') return null;
      return membershipPartLetter(says, { member: named, part, linkId }, writing);
    }
    case 'family-day': {
      const reminder = await findReminder(services, letter.personId, letter.day);
      return reminder && familyDayLetter(letter.day, reminder, writing);
    }
  }
}
