export const payment = 'Payment';
export const notFound = 'Donation not found.';
export const checkout = 'Donation checkout';
export const pay = (sum: string) => `Pay ${sum}`;
export const lastTryFailed = 'The last try did not go through.';
export const nothingTaken = 'Nothing was taken: try again, or choose another way to pay.';
export const gatewaySilent = 'The payment page does not answer just now. Your gift is kept.';
/** `by`: 'by bank transfer'. */
export const payBelow = (by: string) => `Pay ${by} below, or try again.`;
export const youWrote = 'You wrote: <reference></reference>.';
export const writeToOffice = 'Write to the temple office';
export const noTransfers = 'Gifts by transfer are not taken here. Please pay on the secure payment page.';

export const codeToPay = (sum: string) => `QR code to pay ${sum} by UPI`;
/** Ahead of a UPI id. */
export const scanOrPayTo = 'Scan with any UPI app, or pay to';
export const openApp = 'Open a UPI app';
export const aboveUpi = 'This gift is larger than UPI apps usually allow. Please use a bank transfer.';
export const amount = 'Amount';
export const writeAsReference = 'Write as reference';

export const havePaid = 'I have paid';
export const giveReference =
  'A transfer does not tell us who sent it. Give us its reference; we match it with our account and then write your receipt.';
export const reference = 'Reference (UTR)';
export const paidOn = 'Paid on';
export const sendReference = 'Send the reference';
export const dayHoldOver =
  'The offering of this day is kept for you no longer, or only for a few minutes. Press to keep it again and pay.';
export const dayTaken = 'Somebody was faster';
export const dayTakenMeanwhile =
  'Others have given this offering for that day meanwhile. Nothing was taken from you.';
export const chooseOtherDay = 'Choose another day';
