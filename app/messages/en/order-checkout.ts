export const checkout = 'Checkout';
export const visitTheShop = 'Visit the shop';
export const openTheCart = 'Open the cart';

export const yourDetails = 'Your details';
export const courierCalls = 'The courier calls it, and its last four digits open your order.';
export const stepsSentHere = 'Your bill and each step of the order are sent here.';
export const houseStreet = 'House, street';
export const addAreaOrLandmark = 'Add an area or a landmark';
export const addGstinOrNote = 'Add a GSTIN or a note';
export const areaLocality = 'Area or locality';
export const landmark = 'Landmark';
export const nearBy = 'Near …';
export const rememberAddress = 'Remember this address for my next order.';
export const gstinForBusiness = 'Only for a bill to a registered business.';
export const noteForShop = 'Note for the shop';
export const upTo200 = 'Up to 200 characters.';

export const delivery = 'Delivery';
export const byCourier = 'By courier';
export const toYourDoor = 'To your door, by your PIN code and weight.';
export const collectAtTemple = 'Collect at the temple';
export const atTempleShop = (address: string) => `At the temple shop: ${address}`;

export const yourOrder = 'Your order';
export const items = 'Items';
export const mrpDiscount = 'MRP discount';
export const total = 'Total';
export const gstIncluded = (amount: string) => `GST of ${amount} is in it.`;
export const noGst = 'No GST is due on these goods.';
export const collectedAtTemple = 'Collected at the temple';
export const deliveryInDays = (days: string) => `Delivery, ${days} working days`;
export const daysFromTo = (least: number, most: number) => `${least} to ${most}`;
export const deliveryByPin = 'by PIN code';
export const notDeliveredThere = 'not there';
export const free = 'free';
/** By the state of a line; {n} is how many can be had. */
export const lineStates = {
  'no-quantity': 'Enter a whole number from 1 to 10.',
  gone: 'This item is no longer available.',
  out: 'Sold out just now.',
  fewer: 'Only {n} left.',
  limit: 'At most {n} of one item go into an order.',
};
export const unnamedItem = 'An item of the shop';
export const howMany = 'How many';
export const priceChanged = (now: string, before: string) =>
  `Now ${now}. It was ${before} when you chose it. Paying confirms the new price.`;

export const pay = 'Pay';
export const payWith = 'Pay with';
export const payNow = 'Now';
export const payNowHow = 'UPI, card or net banking, on the secure payment page.';
export const payAtShop = 'When I collect it';
export const payAtShopHow = (days: number) => `At the temple shop, by UPI or cash, within ${days} days.`;
export const consent =
  'I have checked what I order and read the <refunds>cancellation and refund policy</refunds> and the <privacy>privacy policy</privacy>.';
export const heldWhilePaying = 'From here the goods are kept for you for 15 minutes.';
export const nothingTakenYet = 'Nothing is taken before you have seen the whole price.';

/** By the code of the refusal; {n} and {state} are its values. */
export const refusals = {
  'cart-empty': 'Choose something from the shop first.',
  'too-many-lines': 'An order can hold at most 50 lines. Remove some, please.',
  'line-twice': 'This stands in the order twice. Remove one of the two lines.',
  'quantity-invalid': 'Enter a whole number from 1 to 10.',
  'variant-gone': 'This item is no longer available. Remove the line to go on.',
  'variant-out': 'Somebody was faster: this is sold out. Remove the line to go on.',
  'variant-fewer': 'Only {n} left. Lower the quantity to go on.',
  'variant-limit': 'At most {n} of one item go into an order.',
  'pin-other-state': 'This PIN code does not lie in {state}. Check both.',
  'not-delivered': 'We do not deliver to this PIN code. You can collect the goods at the temple.',
  'shop-not-open': 'The shop does not take orders yet. Please ask the temple office when it opens.',
  'order-too-small': 'An order of less than ₹1 can not be paid online. Please add something to it.',
  'order-too-large': 'For orders above ₹5,00,000 please write to the temple office.',
  'too-many-holds':
    'Three unpaid orders of this telephone number hold goods already. Pay one of them, or wait a quarter of an hour.',
  'too-many-unpaid':
    'From your connection so many of these wait to be paid that only {n} more can. Lower the quantity, pay first what you began, or sign in.',
  'too-many-orders': 'Very many orders were begun from this connection. Wait a quarter of an hour, please.',
  'intent-reused': 'This form was sent before with other answers. Check them and press Pay once more.',
  'intent-malformed': 'This form had grown too old. Your answers are kept; press Pay once more.',
};
export const totalWithDelivery = (total: string) =>
  `With delivery the total is ${total}. Check it; paying confirms it.`;
export const totalNow = (total: string) => `The total is now ${total}. Check it; paying confirms it.`;
