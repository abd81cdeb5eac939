export const giftOf = (sum: string) => `Your gift of ${sum}`;
export const preparedBy = (temple: string, cause: string) =>
  `${temple} has prepared this for you, as you wished on the telephone. It is for <cause>${cause}</cause>.`;
export const preparedForMember = (temple: string, cause: string) =>
  `${temple} has prepared this payment of your life membership. It is a donation for <cause>${cause}</cause>.`;
export const openUntil = (day: string) => `You can pay until the end of ${day}. Nothing is taken by itself.`;
export const nameHint = 'As it is to stand on your receipt. Please correct it if it is wrong.';
export const phoneEnds = (digits: string) => `We have your mobile number, which ends in ${digits}.`;
export const receiptByMail = 'Your receipt comes by e-mail, and stands on the page after paying.';
export const receiptHere =
  'Your receipt stands on the page after paying: you can keep it or send it to yourself.';
export const goOn = 'Continue to payment';
export const notAsked = 'If you did not ask for this, you need not do anything.';

export const unknownTitle = 'We cannot find this link';
export const withdrawnTitle = 'This link was withdrawn';
export const overTitle = 'This link has run out';
export const nothingTaken = 'Nothing was taken from you. Call us: we gladly send you another one.';
