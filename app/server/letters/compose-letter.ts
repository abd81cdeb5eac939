import type { LetterWords } from '#core/letters/letter-texts.ts';
import { receiptFileName } from '#core/receipts/receipt-paths.ts';
import { certificateFileName } from '#core/statements/certificate-file.ts';
import { findClassSeat } from '../classes/class-queries.ts';
import { findReceipt } from '../donations/receipt-queries.ts';
import { findTakenBackDonation } from '../donations/taken-back-queries.ts';
import type { Letter, OrderLetterSays } from '../mail/letter.ts';
import { findBill } from '../orders/bills/bill-queries.ts';
import { findOrder } from '../orders/queries/order-queries.ts';
import { findReminder } from '../people/family-queries.ts';
import { findMonthlyDonation } from '../pledges/find-month.ts';
import { findBackInStock } from '../products/product-queries.ts';
import { findPaymentWithRefunds, findReturned } from '../purchases/refund-queries.ts';
import { findDueRequests } from '../requests/due-requests.ts';
import { findRequest } from '../requests/request-queries.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { findSevaBooking } from '../sevas/seva-queries.ts';
import { findReadyCertificates } from '../statements/certificate-queries.ts';
import { accountLetter } from './account-letters.ts';
import { answerLetter, findRequestAnswer } from './answer-letter.ts';
import { certificateLetter } from './certificate-letter.ts';
import { changeLetter } from './change-letter.ts';
import { classSeatLetter } from './class-seat-letter.ts';
import { donationLetter } from './donation-letter.ts';
import { donationsAccountLetter } from './donations-account-letter.ts';
import { dueRequestsLetter } from './due-requests-letter.ts';
import { familyDayLetter } from './family-letter.ts';
import { type Composed, type LetterPage, renderLetter } from './letter-page.ts';
import { getLetterWords } from './letter-text-queries.ts';
import { orderLetter, orderReturnedLetter } from './order-letters.ts';
import { monthlyDonationLetter } from './pledge-letter.ts';
import { adminLetter, requestLetter } from './request-letters.ts';
import { returnedLetter } from './returned-letter.ts';
import { securityLetter } from './security-letters.ts';
import { sevaLetter } from './seva-letters.ts';
import { composeSample } from './show-letter.ts';
import { stockLetter } from './stock-letter.ts';
import { takenBackLetter } from './taken-back-letter.ts';

/** What every letter is written with. */
type LetterContext = { services: Services; temple: { name: string; url: string }; words: LetterWords };

/**
 * Composes a letter when it is sent, in the words current then; null when its subject is over or
 * deleted. `stopAt`: where the recipient may stop letters like it.
 */
export async function composeLetter(
  services: Services,
  letter: Letter,
  stopAt?: string,
): Promise<Composed | null> {
  const { identity } = await getTempleSettings(services);
  const temple = { name: `${identity.name}, ${identity.place}`, url: services.config.publicUrl };
  const letterContext = { services, temple, words: await getLetterWords(services) };
  switch (letter.kind) {
    case 'gift-receipt':
      return composeDonationLetter(letterContext, letter.receiptId);
    case 'certificate-ready':
      return composeCertificateLetter(letterContext, letter.donationId);
    case 'order':
      return composeOrderLetter(letterContext, letter);
    case 'letter-test': {
      const sample = await composeSample(services, letter.key, letter.text);
      return { ...sample, subject: `Test: ${sample.subject}` };
    }
    default: {
      const page = await pageOf(letterContext, letter);
      return page && renderLetter(stopAt === undefined ? page : { ...page, stopAt }, temple);
    }
  }
}

type Plain = Exclude<Letter, { kind: 'gift-receipt' | 'certificate-ready' | 'order' | 'letter-test' }>;

/** The letters without attachments. */
async function pageOf({ services, temple, words }: LetterContext, letter: Plain): Promise<LetterPage | null> {
  switch (letter.kind) {
    case 'payment-returned': {
      const returned = await findReturned(services, letter.paymentId);
      return returned && returnedLetter({ ...returned, amount: letter.amount }, temple.url, words);
    }
    case 'gift-taken-back': {
      const donation = await findTakenBackDonation(services, letter.donationId);
      const { contact } = await getTempleSettings(services);
      return donation && takenBackLetter(donation, { contact, url: temple.url }, words);
    }
    case 'verify-email':
    case 'account-exists':
    case 'reset-password':
    case 'change-email':
    case 'email-changed':
    case 'staff-invitation':
      return accountLetter(letter, words);
    case 'new-browser':
    case 'password-changed':
    case 'second-factor-changed':
    case 'security-alarm':
      return securityLetter(letter, temple.url, words);
    case 'change':
      return changeLetter(letter, temple.url, words);
    case 'gifts-account':
      return donationsAccountLetter(letter, temple.url, words);
    case 'request-stored': {
      const request = await findRequest(services, letter.requestId);
      return request && requestLetter(request, await getTempleSettings(services), words);
    }
    case 'request-for-office': {
      const request = await findRequest(services, letter.requestId);
      return request && adminLetter(request, temple.url, words);
    }
    case 'order-returned': {
      const order = await findOrder(services, letter.orderId);
      const payment = await findPaymentWithRefunds(services, letter.paymentId);
      const back = { amount: letter.amount, stray: payment?.payment.role !== 'settling' };
      return order && orderReturnedLetter(order, back, temple.url, words);
    }
    case 'request-answer': {
      const answer = await findRequestAnswer(services, letter.answerId);
      const { contact } = await getTempleSettings(services);
      return answer && answerLetter(answer, contact, words);
    }
    case 'class-seat': {
      const seat = await findClassSeat(services, letter.requestId);
      const { contact } = await getTempleSettings(services);
      return seat && classSeatLetter(seat, { contact, url: temple.url }, words);
    }
    case 'desk-day': {
      const due = await findDueRequests(services, letter.personId, letter.requestIds);
      return due && dueRequestsLetter(due, temple.url, words);
    }
    case 'stock-back': {
      const item = await findBackInStock(services, letter.variantId);
      return item && stockLetter(item, temple.url, words);
    }
    case 'seva': {
      const booking = await findSevaBooking(services, letter.bookingId);
      return booking && sevaLetter(letter.says, booking, temple.url, words);
    }
    case 'monthly-gift': {
      const donation = await findMonthlyDonation(services, letter.pledgeId, letter.month);
      return donation && monthlyDonationLetter(donation, temple.url, words);
    }
    case 'family-day': {
      const reminder = await findReminder(services, letter.personId, letter.day);
      return reminder && familyDayLetter(letter.day, reminder, temple.url, words);
    }
  }
}

async function composeOrderLetter(
  { services, temple, words }: LetterContext,
  { orderId, says }: { orderId: string; says: OrderLetterSays },
): Promise<Composed | null> {
  const order = await findOrder(services, orderId);
  if (!order) return null;
  const letter = renderLetter(orderLetter(says, order, temple.url, words), temple);
  const bill = says === 'paid' ? await findBill(services, order.bills[0]?.id ?? '') : null;
  if (!bill) return letter;
  const content = await services.letterReceipts.printBill(bill, 'letters');
  const fileName = receiptFileName(bill.number, 'bill');
  return {
    ...letter,
    attachments: [...letter.attachments, { fileName, contentType: 'application/pdf', content }],
  };
}

async function composeDonationLetter(
  { services, temple, words }: LetterContext,
  receiptId: string,
): Promise<Composed | null> {
  const facts = await findReceipt(services, receiptId);
  if (!facts) return null;
  const letter = renderLetter(donationLetter(facts, temple.url, words), temple);
  const content = await services.letterReceipts.print(facts, 'letters');
  const file = { fileName: receiptFileName(facts.number), contentType: 'application/pdf', content };
  return { ...letter, attachments: [...letter.attachments, file] };
}

/** An account shows its certificates; a guest, who has no other way to them, gets the files. */
async function composeCertificateLetter(
  { services, temple, words }: LetterContext,
  donationId: string,
): Promise<Composed | null> {
  const ready = await findReadyCertificates(services, donationId);
  if (!ready) return null;
  const letter = renderLetter(certificateLetter(ready, temple.url, words), temple);
  if (ready.account) return letter;
  const files = ready.files.map((content, place) => ({
    ...{ fileName: certificateFileName(ready.taxYear, place), contentType: 'application/pdf', content },
  }));
  return { ...letter, attachments: [...letter.attachments, ...files] };
}
