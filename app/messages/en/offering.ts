export const aGift = 'A gift';
export const noLongerAvailable = 'This item is no longer available.';
export const campaignClosed = 'This campaign has closed.';
export const campaignNotBegun = 'This campaign has not begun yet.';
export const priceChanged = (now: string, before: string) =>
  `Now ${now}. It was ${before} when you chose it.`;
export const howMany = (title: string) => `How many: ${title}`;

export const yourOffering = 'Your offering';
export const chooseAmount = 'Choose an amount and press Add. You can give to several causes and pay once.';
export const proceed = 'Proceed to checkout';
export const checkout = 'Checkout';
export const nothingChosen = 'Nothing chosen yet';
export const inTheCart = (donations: number) =>
  donations === 1 ? '1 donation in the cart' : `${donations} donations in the cart`;
