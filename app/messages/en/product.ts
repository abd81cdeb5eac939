export const shop = 'Shop';
export const productNotFound = 'Product not found.';
export const seeAllProducts = 'See all products';
export const renamedOrGone = 'It may have been renamed or is no longer sold.';
/** For search engines, after the description. */
export const priceFrom = (price: string) => `From ${price}.`;

export const inStock = 'In stock';

export const zoom = 'Zoom';
export const noLongerAvailable = 'This item is no longer available.';
export const seeCategory = (category: string) => `See ${category}`;
export const alsoFromShop = 'Also from the shop';
export const taxesIncluded = 'Inclusive of all taxes';
export const chooseOption = (name: string) => `Choose: ${name}`;
export const optionOutOfStock = '(out of stock)';

export const netQuantity = 'Net quantity';
export const maker = 'Maker or packer';
export const origin = 'Country of origin';
export const bestBefore = 'Best before';
export const foodLicence = 'Food licence (FSSAI)';
export const parcelWeight = 'Parcel weight';
export const grams = (weight: string) => `${weight} g`;
export const kilograms = (weight: string) => `${weight} kg`;
export const articleNumber = 'Article number';

export const buyThis = (title: string) => `Buy ${title}`;
export const howMany = 'How many';
export const howManyOf = (title: string) => `How many: ${title}`;
export const mostInOrder = (most: number) => `Up to ${most} in one order.`;
export const addToCart = 'Add to cart';
export const adding = 'Adding…';
export const buyNow = 'Buy now';
export const oneMoment = 'One moment…';
export const addedToCart = 'Added to your cart';
export const cartFull = 'Your cart is full';
export const cartHolds = (lines: number) => `It holds ${lines} lines.`;

export const deliveryToPin = 'Delivery to your PIN code';
export const check = 'Check';
export const looking = 'Looking…';
export const notSentTo = (pin: string) =>
  `We do not send to ${pin} yet. You can order and collect it at the temple.`;
export const freeDelivery = (pin: string, zone: string, days: string) =>
  `<b>Free delivery</b> to ${pin} (${zone}), in ${days} working days.`;
export const deliveryCosts = (charge: string, pin: string, zone: string, days: string) =>
  `<b>Delivery ${charge} for one</b> to ${pin} (${zone}), in ${days} working days.`;
export const daysFromTo = (least: number, most: number) => `${least} to ${most}`;
export const deliveryFreeFrom = (amount: string) => `Free from ${amount}.`;

export const tellWhenBack = 'Tell me when it is back';
export const oneLetter = 'One letter when it is there again, and no other.';
export const tellMe = 'Tell me';
export const keeping = 'Keeping…';
export const weWillWrite = (email: string) => `We will write to ${email} once, when it is back.`;
export const memberPriceIs = (sum: string) => `Your price as a member: ${sum}`;
