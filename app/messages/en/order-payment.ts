export const openTheCart = 'Open the cart';

export const orderNotFound = 'Order not found.';
export const order = (number: number) => `Order ${number}`;
export const soldOutMeanwhile =
  'The time in which the goods were kept for you ran out, and something of this order is sold out now. Nothing was taken. Open the cart to see what there still is.';
export const seeTheOrder = 'See the order';
export const holdNearlyOver =
  'The time in which the goods are kept for you is nearly or wholly over. Go on, and they are kept for another quarter of an hour, as long as they are still there.';
export const heldWhileYouPay = 'The goods are kept for you while you pay.';
export const heldUntilDay = (day: string) => `The goods are kept for you until the end of ${day}.`;
