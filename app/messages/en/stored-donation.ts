export const notFound = 'We could not find this donation.';
export const checkAddress =
  'Please check the address. If money has left your account, write to us with the bank’s reference.';
export const donate = 'Donate';
export const askUs = 'Ask us';

export const yourOffering = 'Your offering';
export const forTheDay = (day: string) => `For <day>${day}</day>`;
/** Ahead of its id. */
export const reference = 'Reference';
