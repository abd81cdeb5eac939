import { counterOrderDays } from '#core/orders/counter.ts';
import { places } from '#messages/admin/letter-names.ts';
import { letter, place } from './letter-model.ts';

const orderPlaces = {
  order: place(places.orderNumber, '1042'),
  total: place(places.orderCosts, '₹1,250.00'),
};

const step = (subject: string, body: string, hindi = '') =>
  letter({
    places: orderPlaces,
    text: {
      subject: `${subject} · Order {order}`,
      preview: 'Order {order}, {total}',
      hindi,
      body,
      button: 'See your order',
      notes: 'The page asks for the last four digits of your telephone number.',
    },
  });

const byTheBank =
  'Your bank may need five to seven working days to show it. It goes to the account it came from.';

const returned = (body: string, notes = byTheBank) =>
  letter({
    places: { order: orderPlaces.order, sum: place(places.goneBack, '₹250.00') },
    text: {
      subject: '{sum} has gone back to you · Order {order}',
      preview: 'Order {order}',
      hindi: '',
      body,
      button: 'See your order',
      notes,
    },
  });

const thanks = 'हरे कृष्ण! आपके ऑर्डर के लिए धन्यवाद।';

const swap = step(
  'Something else for your order, or your money back',
  'Your payment has reached us, but something you ordered is gone. We are sorry. You can have what stands below instead, or the money for it; the rest of your order is sent either way. Choose on the page of your order, or tell us on the telephone.',
);

/** Letters of the shop. The rows of the order are in each of them. */
export const orderTexts = {
  'order-placed': step(
    'We keep your order for you',
    `Your goods are set aside for ${counterOrderDays} days. You pay when you collect them at the temple shop.`,
  ),
  'order-pay-link': letter({
    places: {
      ...orderPlaces,
      until: place(places.payLinkUntil, '21 November 2026'),
      phone: place(places.templePhone, '+91 00000 00000'),
    },
    text: {
      subject: 'The link to pay · Order {order}',
      preview: 'Order {order}, {total}, until {until}',
      hindi: '',
      body: 'As you wished on the telephone, here is the link to pay order {order}, {total}. The button opens it; you pay with any UPI app, a card or net banking.\n\nYour goods are kept for you until the end of {until}. Nothing is taken by itself.',
      button: 'Pay the order',
      notes: 'If you did not order this, you need not do anything. If you have a question, call {phone}.',
    },
  }),
  'order-paid': step(
    'Thank you for your order',
    'Your payment has reached us and your goods are being packed. The bill is attached.',
    thanks,
  ),
  'order-paid-pickup': step(
    'Thank you for your order',
    'Your payment has reached us. We write to you when your goods are ready to collect at the temple shop. The bill is attached.',
    thanks,
  ),
  'order-short': step(
    'Something of your order is gone',
    'Your payment has reached us, but somebody was faster with what you ordered. We are sorry. The shop calls or writes to you: you choose whether we send something else or the money goes back.',
  ),
  'order-swap': {
    ...swap,
    text: { ...swap.text, button: 'Choose' },
  },
  'order-packed': step('Your order is packed', 'Your goods are packed and wait for the courier.'),
  'order-ready': step(
    'Your order is packed',
    'Your goods are ready. Please collect them at the temple shop; the order number is enough.',
  ),
  'order-shipped': step('Your order is on its way', 'Your parcel is with the courier.'),
  'order-delivered': step(
    'Your order has arrived',
    'May it serve you well. If something arrived damaged, please write to the temple office within two days.',
  ),
  'order-cancelled': step(
    'Your order is cancelled',
    'The order is cancelled. What was paid for it goes back to where it came from; the bank may need five to seven working days.',
  ),
  'order-cancelled-link': letter({
    places: { ...orderPlaces, phone: place(places.templePhone, '+91 00000 00000') },
    text: {
      subject: 'Your order is cancelled · Order {order}',
      preview: 'Order {order}, {total}',
      hindi: '',
      body: 'The order that you made on the telephone is cancelled. Nothing was taken, and the link to pay that we sent you does not work any more.',
      button: 'See your order',
      notes: 'If you still want these goods, please call {phone}.',
    },
  }),
  'order-cancelled-counter': step(
    'Your order is cancelled',
    'The order is cancelled. If you have paid for it at the temple shop already, that is handed back to you there as soon as the temple office has agreed.',
  ),
  'order-part-cancelled': step(
    'A part of your order is cancelled',
    'A part of the order is cancelled. What was paid for it goes back to where it came from.',
  ),
  'order-part-cancelled-counter': step(
    'A part of your order is cancelled',
    'A part of the order is cancelled. What you paid for it is handed back to you at the temple shop as soon as the temple office has agreed.',
  ),
  'order-returned': returned('What you paid for order {order}, {sum}, has gone back.'),
  'order-returned-part': returned('{sum} of what you paid for order {order} has gone back.'),
  'order-returned-counter': returned(
    '{sum} of what you paid at the temple shop for order {order} has been handed back to you.',
    'If you have not received it, please tell the temple office.',
  ),
  'order-returned-stray': returned(
    '{sum} has gone back: a payment for order {order} that came a second time or too late. The order itself stays as it is.',
  ),
  'stock-back': letter({
    places: {
      product: place(places.article, 'Japa beads (Tulsi)'),
      price: place(places.itsPrice, '₹250'),
    },
    text: {
      subject: 'Back in the shop: {product}',
      preview: '{product}, {price}',
      hindi: 'हरे कृष्ण! जो आप ढूँढ रहे थे, वह फिर उपलब्ध है।',
      body: '{product} can be ordered again. We keep none aside, so do not wait too long.',
      button: 'See it in the shop',
      notes: 'You asked us once to tell you. We write about it only this time and keep no list.',
    },
  }),
};
