/** By the state of an order: the heading of its page, what it means, and the state in a word or two. */
export const states = {
  created: {
    title: 'Waiting for your payment',
    lead: 'Your order is written down and not yet paid. If you have just paid, the bank’s answer can take a minute; this page looks again by itself.',
    badge: 'Not paid yet',
  },
  waiting: {
    title: 'Your payment is under way',
    lead: 'The bank has not answered yet. This page looks again by itself; please do not pay a second time.',
    badge: 'Waiting',
  },
  packed: { title: 'Your order is packed', lead: 'It waits for the courier.', badge: 'Packed' },
  shipped: { title: 'Your order is on its way', lead: 'The courier has it.', badge: 'Shipped' },
  delivered: {
    title: 'Your order has arrived',
    lead: 'May it serve you well. If something came damaged, write to us within two days.',
    badge: 'Delivered',
  },
  cancelled: {
    title: 'This order is cancelled',
    lead: 'Nothing more is taken for it, and the goods are free again.',
    badge: 'Cancelled',
  },
  failed: {
    title: 'Payment did not go through',
    lead: 'Nothing was taken. You can try again.',
    badge: 'Not paid',
  },
  refunded: {
    title: 'This payment was returned',
    lead: 'The amount has gone back to where it came from. The bank may need five to seven working days.',
    badge: 'Refunded',
  },
  short: {
    title: 'Something of your order is gone',
    lead: 'Your payment has arrived, but somebody was faster with the last of it. The shop writes or calls you: you choose whether we send something else or the money goes back.',
    badge: 'Paid, not in stock',
  },
};
export const paid = 'Paid';
export const toPayAtShop = {
  title: 'Your goods are set aside',
  lead: 'Pay when you collect them at the temple shop.',
  badge: 'To be paid at the shop',
};
export const packedByMail = 'We write to you when they are packed.';
export const packedOnPage = 'This page tells when they are packed: keep its address.';
export const readyTitle = 'Your order is ready';
export const readyToCollect = 'Please collect it at the temple shop.';
export const readyToPay = 'Please collect it at the temple shop and pay there.';
export const refundedAtShop = 'What you paid was handed back to you at the temple shop.';
export const notSent = 'The goods are not sent.';
export const review = {
  title: 'We are checking this payment',
  lead: 'A payment reached us that does not quite fit this order. A person looks at it; please do not pay again.',
  badge: 'Being checked',
};
export const expired = {
  title: 'This order was not completed',
  lead: 'No payment reached us in time, so it was closed and its goods are free again. You can order again.',
  badge: 'Expired',
};
/** By the way it was paid. */
export const cancellingPaid = {
  gateway: 'The goods go back on the shelf, and what you paid goes back to where it came from.',
  pickup: 'The goods go back on the shelf, and what you paid is handed back to you at the temple shop.',
};
export const cancelledPaid = {
  gateway: 'The goods are back on the shelf, and what you paid goes back to where it came from.',
  pickup: 'The goods are back on the shelf, and what you paid is handed back to you at the temple shop.',
};
export const cancellingUnpaid = 'The goods are free again for somebody else.';

export const orderUnknown = 'We could not find this order.';
export const checkAddress =
  'Please check the address. If money has left your account, write to us with the bank’s reference.';
export const visitTheShop = 'Visit the shop';
export const askUs = 'Ask us';

export const order = (number: number) => `Order ${number}`;
export const messageYou = 'We will message you.';
export const pageWillKnow = 'This page will know.';
export const mayClosePage = 'You can close this page; the bill is sent when the payment has arrived.';
export const lookingForPayment = 'Looking for your payment…';
export const checkAgain = 'Check again';
export const tryAgain = 'Try again';
export const goToPayment = 'Go to the payment';
/** By the state of the refund. */
export const refunds = {
  asked: 'A refund of <amount></amount> is asked for and looked at by the temple office.',
  approved: 'A refund of <amount></amount> is on its way to your bank.',
  sent: 'A refund of <amount></amount> is on its way to your bank.',
  processed: 'A refund of <amount></amount> has gone back.',
  declined: 'A refund of <amount></amount> was not agreed to; please write to the temple office.',
  failed: 'A refund of <amount></amount> did not reach your bank; the temple office sends it again.',
};
export const refundWaitsAtShop =
  'A refund of <amount></amount> waits for you at the temple shop; please bring the number of your order.';
export const refundHandedBack = 'A refund of <amount></amount> was handed back to you at the temple shop.';
export const billPdf = (number: string) => `Bill ${number} (PDF)`;
export const creditNotePdf = (number: string) => `Credit note ${number} (PDF)`;
export const writeToOffice = 'Write to the temple office';
export const orderAgain = 'Order again';

export const cancelOrder = 'Cancel this order';
export const yesCancel = 'Yes, cancel it';
export const refusals = {
  'proof-wrong': 'These are not the last four digits of the order’s telephone number.',
  'proof-first': 'First show that the order is yours.',
  'too-many-proofs': 'Too many tries. Wait a quarter of an hour.',
  'cancel-too-late':
    'It is packed or on its way already, so it can no longer be cancelled here. Please write to us.',
  'cancel-nothing': 'Nothing is left of it to cancel.',
  'cancel-not-allowed': 'Orders can not be cancelled here. Please write to the temple office.',
  'money-in-review': 'Your payment is being looked at by a person. Please write to the temple office.',
  'swap-over': 'This offer is over. What stands here now is how the order is.',
  'still-short':
    'We are sorry: this is gone too by now. The shop writes to you again, or you take the money.',
  'refund-open': 'A refund of this order is under way already.',
  'refund-again-first': 'A refund of this order is under way already.',
};

export const yourOrder = 'Your order';
export const collectAtTemple = 'Collect at the temple';
export const delivery = 'Delivery';
export const totalWithTax = 'Total, tax included';
export const orderWithNumber = 'Order <number></number>';
export const goneReplaced = 'Gone; something else is sent for it';
export const cancelled = 'Cancelled';
export const someCancelled = (count: number) => `${count} cancelled`;

export const howFar = 'How far your goods are';
export const ordered = 'Ordered';
export const packed = 'Packed';
export const withCourier = 'With the courier';
export const delivered = 'Delivered';
export const waitsToBeCollected = 'Ready to collect';
export const collected = 'Collected';
export const shopAt = (address: string) => `The temple shop: ${address}`;
export const directionsAndHours = 'Directions and hours';
export const courierTracking = (courier: string) => `${courier}, tracking number <number></number>`;

export const pleaseChoose = 'Please choose';
export const oneAndOther = (one: string, other: string) => `${one} and ${other}`;
export const goneSendInstead = (titles: string, count: number) =>
  count === 1
    ? `${titles} is gone. We can send you instead:`
    : `${titles} are gone. We can send you instead:`;
export const costsLess = 'It costs less: <amount></amount> goes back to you.';
export const nothingMore = 'You pay nothing more, whatever it costs in the shop today.';
export const keptUntil = (day: string) => `We keep it for you until ${day}.`;
export const sendInstead = 'Send me this instead';
export const moneyBack = 'Give me my money back';
export const someMoneyBack = (amount: string) => `Give me ${amount} back, send the rest`;
export const saving = 'Saving…';

export const lastFourDigits = 'Last four digits of your mobile number';
export const thenYouSee = 'Then you see what you ordered, the bill and the tracking number.';
export const showMyOrder = 'Show my order';
