/**
 * By the state of an order: the heading of its page, what it means, and the state in a word or two.
 */
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
