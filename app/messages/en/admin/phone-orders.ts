export const newOrder = 'Order on the telephone';
export const newOrderNote =
  'Write what the buyer says. The goods are kept, and the link to pay is open, until the end of tomorrow; the bill follows by itself.';
export const goods = 'Goods';
export const goodsHint = 'The article number; the list finds it by the name too. Leave the other rows empty.';
export const article = 'Article';
export const articleOf = '{n}. article';
export const pieces = 'How many';
export const piecesOf = '{n}. article, how many';
export const found = (name: string, price: string, left: number) => `${name} · ${price} · ${left} left`;
export const buyer = 'Buyer';
export const name = 'Name of the buyer';
export const emailHint = 'The bill goes there; without one it stands on the page of the order.';
export const language = 'Language of the buyer';
export const howItGoes = 'How the goods are given';
export const byCourier = 'By courier';
export const collected = 'Collected at the temple';
export const address = 'House, street';
export const area = 'Area';
export const landmark = 'Landmark';
export const city = 'City';
export const pin = 'PIN code';
export const state = 'State';
export const choose = 'Choose';
export const note = 'Note for the shop';
export const agreed = 'I have read the goods and the policy of refunds to the buyer, who agrees.';
export const sum = 'The sum';
export const delivery = 'Delivery';
export const total = 'Total, with tax';
export const readSum =
  'Read the sum to the buyer. Nothing is kept yet: the next press makes the order and its link.';
export const seeSum = 'See the sum';
export const make = 'Make the order and its link';
export const working = 'One moment…';
export const until = (day: string) => `Open, and the goods kept, until the end of ${day}.`;
export const toWithdraw =
  'To take it back, cancel the order beside: the goods are then for sale again at once.';
export const refusals = {
  'cart-empty': 'Write at least one article.',
  'variant-gone': 'No article on sale has this number.',
  'variant-out': 'It is sold out, or kept for somebody who is paying just now.',
  'line-twice': 'This article stands in the order twice.',
  'too-many-holds':
    'Three unpaid orders of this number keep goods already. Cancel one, or wait until it is paid.',
  'not-delivered': 'We do not deliver to this PIN code. The goods can be collected at the temple.',
  'consent-needed': 'Ask the buyer, and tick it.',
};
