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
export const heldUntil = (day: string) => `We keep it for you until ${day}.`;
export const sendInstead = 'Send me this instead';
export const moneyBack = 'Give me my money back';
export const someMoneyBack = (amount: string) => `Give me ${amount} back, send the rest`;
export const saving = 'Saving…';

export const lastFourDigits = 'Last four digits of your mobile number';
export const thenYouSee = 'Then you see what you ordered, the bill and the tracking number.';
export const showMyOrder = 'Show my order';
