export const memberDiscount = 'Your discount as a member';
export const memberPriceInsteadOf = (list: string) => `Your price as a member, instead of ${list}`;
export const memberPercentOff = (percent: string) =>
  `As a member you get ${percent} % off everything here. The cart and the checkout show your price.`;
