export const giveSimply = 'Give simply';
/** On /donate. */
export const inThreeSteps = 'Give simply, in three steps';
/** On /donate, beside the button where there is room. */
export const largeAndCalm = 'In large letters, with any UPI app, and our telephone always in sight.';
export const description = (temple: string) =>
  `Give to ${temple} in three large steps: how much, who gives, and pay with any UPI app. You can call us at any moment.`;
export const stepOf = (step: string) => `Step ${step} of 3`;
export const needHelp = (phone: string) => `Need help? Call <phone>${phone}</phone>`;
export const back = 'Back';
export const goOn = 'Continue';
export const oneMoment = 'One moment…';

export const howMuch = 'How much would you like to give?';
export const giftIsFor = (cause: string) => `Your gift is for: <cause>${cause}</cause>`;
export const chooseCause = 'Give for something else';
export const whatFor = 'What is your gift for?';
export const otherAmount = 'Or another amount, in rupees';
export const nothingOpen = 'Nothing can be given here just now. Please call us.';

export const whoGives = 'Who gives?';
export const youGive = (sum: string, cause: string) => `<sum>${sum}</sum> for <cause>${cause}</cause>`;
export const emailHint =
  'Leave it empty if you have none: after paying, the receipt stands on the next page.';
export const wantTaxReceipt = 'I want a tax receipt';
export const taxReceiptNote = 'For that we need your PAN and your address.';
export const fullForm =
  'To give quietly, in somebody’s memory or for several causes at once, use <form>the full form</form>.';

export const payNow = (sum: string) => `Pay ${sum}`;
export const howToPay =
  'On the next page choose UPI and then your own app. A card and net banking work there too. When you come back, your receipt is ready.';
export const otherWays = 'Pay from your bank or by our own QR code instead';
