export const until = (day: string) => `Until ${day}`;
export const allCauses = 'All causes';
export const everyMonth = (circle: string) => `Every month: ${circle}`;
export const kindsOfCauses = 'Kinds of causes';
export const causes = 'Causes';
export const notLoaded = 'We could not load the causes';
export const tryAgain = 'Try again';
export const notYourSide = 'Nothing is wrong on your side. Please try again in a minute.';
export const giveWhereNeeded = 'Give where it is needed most';

/** After the sum of a tier. */
export const aMonth = 'a month';
export const giveThisMonth = 'Give for this month';
export const giveSumThisMonth = (sum: string) => `Give for this month: ${sum}`;
export const remindMe = 'Remind me each month';
export const remindMeOf = (sum: string) => `Remind me each month: ${sum}`;
export const circleRests = 'No general cause is open just now, so the Circle rests.';
export const circleTakesNothing =
  'You give once, for this month. Nothing is taken from your account by itself: the promise is yours, and you keep it by coming back next month. If you wish, one letter a month reminds you; you can stop it at any time.';

export const byBank = 'By bank transfer';
export const byBankOrScan = 'By bank transfer, or scan';
export const byScan = 'Scan with a UPI app';
/** `way` as the checkout names it; `scans`: there is a code too. */
export const howToTransfer = (way: string, scans: boolean) =>
  `Begin a gift as usual and choose “${way}” at the end. You get ${scans ? 'a code to scan and a reference' : 'a reference'}, and tell us when you have paid, so that we can match the transfer and write your receipt. Donations are not refundable; a double payment is put right after we have verified it.`;
export const beginGift = 'Begin a gift';
export const codeForTemple = 'QR code to give to the temple by UPI';
export const scan = 'Scan with any UPI app';
export const upiId = 'UPI id';
export const payee = 'In the name of';
