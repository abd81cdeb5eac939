import { pluralIn } from '#core/language/plural.ts';

const plural = pluralIn('en');

export const needsScript =
  'The cart lives in this browser and needs JavaScript. Without it you can <donate>choose an amount and donate</donate>, or buy one thing at a time with ‘Buy now’ in <shop>the shop</shop>.';
export const emptyNow = 'Your cart is empty.';
export const inTheCart = (items: string) => `In the cart: ${items}.`;
export const items = (count: number) => plural(count, { one: '1 item', other: `${count} items` });
export const clearCart = 'Clear Cart';
export const continueShopping = 'Continue shopping';
export const moreWaysToGive = 'More ways to give';
export const donate = 'Donate';
export const visitTheShop = 'Visit the shop';
export const droppedLines = (count: number) =>
  plural(count, {
    one: 'One line of an older cart could not be read and had to go.',
    other: `${count} lines of an older cart could not be read and had to go.`,
  });
export const understood = 'Understood';

export const each = (price: string) => `${price} each`;
export const deleteLine = (title: string) => `Delete: ${title}`;
export const howMany = (name: string) => `How many: ${name}`;
export const total = 'Total';

export const donationCartItems = 'Donation Cart Items';
export const donations = 'Donations';
export const gifts = 'Gifts';
export const processingFee = 'Processing fee';
export const donateNow = 'Donate now';
export const giftsLeftOut = 'Lines that can not be given now are left out of the total and of the checkout.';
export const paidSeparately =
  'The two carts are paid for separately, so that your donation receipt stays clean.';

export const cartItems = 'Cart Items';
export const shopOrder = 'Shop order';
export const goods = 'Items';
export const mrpDiscount = 'MRP discount';
export const checkout = 'Checkout';
export const pricesUnsure = 'Prices and stock could not be checked just now. The checkout looks again.';
export const goodsLeftOut = 'Lines that cannot be bought now are left out of the total and of the checkout.';
export const deliveryAtCheckout = 'Delivery is added at the checkout, by your PIN code and weight.';

export const unnamedItem = 'An item of the shop';
export const noLongerAvailable = 'This item is no longer available.';
export const priceChanged = (now: string, before: string) =>
  `Now ${now}. It was ${before} when you chose it.`;
export const outOfStock = 'Out of stock just now.';
export const atMostOfOne = (most: number) => `At most ${most} of one item go into an order.`;
export const onlyLeft = (most: number) => `Only ${most} left. Lower the quantity to go on.`;
