import type { Paise } from '#core/money/paise.ts';
import { receiptFileName } from '#core/receipts/receipt-paths.ts';
import { getTempleSettings } from '../content/settings-queries.ts';
import { findReceipt } from '../donations/receipt-queries.ts';
import { findBill } from '../orders/bill-queries.ts';
import { findOrder } from '../orders/order-queries.ts';
import { findReturned } from '../payments/refund-queries.ts';
import { findReminder } from '../people/family-queries.ts';
import { findBackInStock } from '../products/product-queries.ts';
import { findRequest } from '../requests/request-queries.ts';
import type { Services } from '../services.ts';
import { findSevaBooking } from '../sevas/seva-queries.ts';
import { accountLetter } from './account-letters.ts';
import { findAnswerLetter } from './answer-letter.ts';
import { familyDayLetter } from './family-letter.ts';
import { giftLetter } from './gift-letter.ts';
import type { Letter } from './letter.ts';
import { type Composed, renderLetter } from './letter-page.ts';
import { type OrderLetterSays, orderLetter, orderReturnedLetter } from './order-letters.ts';
import { officeLetter, requestLetter } from './request-letters.ts';
import { returnedLetter } from './returned-letter.ts';
import { sevaLetter } from './seva-letters.ts';
import { stockLetter } from './stock-letter.ts';

/** Writes a letter out when it is sent; null when what it is about is gone. */
export async function composeLetter(services: Services, letter: Letter): Promise<Composed | null> {
  const { identity } = await getTempleSettings(services);
  const temple = { name: `${identity.name}, ${identity.place}`, url: services.config.publicUrl };
  switch (letter.kind) {
    case 'gift-receipt':
      return composeGiftLetter(services, letter.receiptId, temple);
    case 'payment-returned':
      return composeReturnedLetter(services, letter, temple);
    case 'verify-email':
    case 'account-exists':
    case 'reset-password':
    case 'change-email':
    case 'email-changed':
    case 'staff-invitation':
      return renderLetter(accountLetter(letter), temple);
    case 'request-stored':
    case 'request-for-office':
      return composeRequestLetter(services, letter, temple);
    case 'order':
      return composeOrderLetter(services, letter, temple);
    case 'order-returned': {
      const order = await findOrder(services, letter.orderId);
      return order && renderLetter(orderReturnedLetter(order, letter.amount, temple.url), temple);
    }
    case 'request-answer': {
      const { contact } = await getTempleSettings(services);
      const page = await findAnswerLetter(services, letter.answerId, contact);
      return page && renderLetter(page, temple);
    }
    case 'stock-back': {
      const item = await findBackInStock(services, letter.variantId);
      return item && renderLetter(stockLetter(item, temple.url), temple);
    }
    case 'seva': {
      const booking = await findSevaBooking(services, letter.bookingId);
      return booking && renderLetter(sevaLetter(letter.says, booking, temple.url), temple);
    }
    case 'family-day': {
      const reminder = await findReminder(services, letter.personId, letter.day);
      return reminder && renderLetter(familyDayLetter(letter.day, reminder, temple.url), temple);
    }
  }
}

async function composeOrderLetter(
  services: Services,
  { orderId, says }: { orderId: string; says: OrderLetterSays },
  temple: { name: string; url: string },
): Promise<Composed | null> {
  const order = await findOrder(services, orderId);
  if (!order) return null;
  const letter = renderLetter(orderLetter(says, order, temple.url), temple);
  const bill = says === 'paid' ? await findBill(services, order.bills[0]?.id ?? '') : null;
  if (!bill) return letter;
  const content = await services.receipts.printBill(bill);
  const fileName = receiptFileName(bill.number, 'bill');
  return {
    ...letter,
    attachments: [...letter.attachments, { fileName, contentType: 'application/pdf', content }],
  };
}

async function composeRequestLetter(
  services: Services,
  { kind, requestId }: Extract<Letter, { requestId: string }>,
  temple: { name: string; url: string },
): Promise<Composed | null> {
  const request = await findRequest(services, requestId);
  if (!request) return null;
  const { contact } = await getTempleSettings(services);
  const page = kind === 'request-stored' ? requestLetter(request, contact) : officeLetter(request);
  return renderLetter(page, temple);
}

async function composeReturnedLetter(
  services: Services,
  { paymentId, amount }: { paymentId: string; amount: Paise },
  temple: { name: string; url: string },
): Promise<Composed | null> {
  const returned = await findReturned(services, paymentId);
  return returned && renderLetter(returnedLetter({ ...returned, amount }, temple.url), temple);
}

async function composeGiftLetter(
  services: Services,
  receiptId: string,
  temple: { name: string; url: string },
): Promise<Composed | null> {
  const facts = await findReceipt(services, receiptId);
  if (!facts) return null;
  const letter = renderLetter(giftLetter(facts, temple.url), temple);
  const content = await services.receipts.print(facts);
  const file = { fileName: receiptFileName(facts.number), contentType: 'application/pdf', content };
  return { ...letter, attachments: [...letter.attachments, file] };
}
