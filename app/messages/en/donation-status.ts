export const yourDonation = 'Your donation';

export const waitingTitle = 'Waiting for your payment';
export const waiting =
  'Your gift is written down and not yet paid. If you have just paid, the bank’s answer can take a minute; this page looks again by itself.';
export const underWayTitle = 'Your payment is under way';
export const underWay =
  'The bank has not answered yet. This page looks again by itself; please do not pay a second time.';
export const failedTitle = 'Payment did not go through';
export const failed =
  'Nothing was taken. Try again, or choose another way to pay. If you have just paid in a UPI app, wait a minute: this page looks again by itself.';
export const expiredTitle = 'This gift was not completed';
export const expired = 'No payment reached us in time, so it was closed. You can begin again.';
export const cancelledTitle = 'This gift was cancelled';
export const cancelled = 'Nothing was taken. You can begin again.';
export const reviewTitle = 'We are checking this payment';
export const review =
  'A payment reached us that does not quite fit this gift. A person looks at it; please do not pay again.';
export const refundingTitle = 'A refund is under way';
export const refunding = 'The amount goes back to where it came from. The bank may take some days.';
export const partReturnedTitle = 'A part of this payment was returned';
export const partReturned = 'The part that was paid too much has gone back to where it came from.';
export const returnedTitle = 'This payment was returned';
export const returned = 'Nothing of it stays with the temple.';
export const bouncedTitle = 'This cheque was not honoured';
export const bounced = 'The bank did not pay it out, so this gift did not reach us.';
export const mistakeTitle = 'This entry was taken back';
export const mistake = 'It was made by mistake at the temple.';
export const unmatchedTitle = 'This receipt was taken back';
export const unmatched =
  'A transfer was matched to this gift by mistake. If you have given, call us: the right receipt is written as soon as your transfer is found.';
export const claimedTitle = 'We are matching your transfer';
export const claimed =
  'We have your reference. When it is found in our account, the receipt is written. This is done by hand and can take a working day.';

export const willMessage = 'We will message you.';
export const pageWillKnow = 'This page will know.';
export const closePage = 'You can close this page; the receipt is sent when the payment has arrived.';
export const looking = 'Looking for your payment…';
export const checkAgain = 'Check again';

export const hasGoneBack = (sum: string) => `${sum} has gone back.`;
export const partHasGoneBack = (sum: string, total: string) => `${sum} of ${total} has gone back.`;
export const secondHasGoneBack = (sum: string) =>
  `A second payment of ${sum} has gone back; your gift stands.`;
export const paymentHasGoneBack = (sum: string) => `A payment of ${sum} has gone back.`;
export const bankNeedsDays = 'The bank may need five to seven working days to show it.';

export const receiptVoid = (number: string) => `Receipt ${number} was made void.`;
export const receiptOf = (number: string, day: string) => `Receipt <number>${number}</number>, ${day}`;
export const receiptPdf = 'Receipt (PDF)';
export const checkValidity = 'Check its validity';
export const alsoMailed = 'It also goes to the e-mail address that you gave.';
export const sendToMyself = 'Send it to myself on WhatsApp';
export const myReceipt = (address: string) => `My gift to the temple and its receipt: ${address}`;
export const notMailed = 'It is not sent by e-mail: save it now, or keep the address of this page.';

export const tryAgain = 'Try again';
export const goToPayment = 'Go to the payment';
/** `by`: 'by bank transfer'. */
export const pay = (by: string) => `Pay ${by}`;
export const writeToOffice = 'Write to the temple office';
export const giveAgain = 'Give again';
export const beginAgain = 'Begin again';
export const remindMe = 'Remind me each month';
export const shareOnWhatsApp = 'Share on WhatsApp';
export const serveToo = (address: string) => `You can serve the temple too: ${address}`;
