/** What every booking says, of nights, seats or passes: its page and its payment. */
export const lookingForPayment = 'Looking for your payment…';
export const checkAgain = 'Check again';
export const goToPayment = 'Go to the payment';
export const tryAgain = 'Try again';
export const paid = 'Paid';
export const lastFourDigits = 'Last four digits of your mobile number';
export const checkAddress =
  'Please check the address. If money has left your account, write to us with the bank’s reference.';
export const askUs = 'Ask us';
/** Where nothing else is said of them, as of nights and seats. */
export const mayClosePage = 'You can close this page; the confirmation is sent when the payment has arrived.';
export const cancelGoesBack = (sum: string) => `If you cancel today, ${sum} goes back to you.`;
export const cancelNothingBack = 'If you cancel, nothing of what you paid goes back.';
export const yesCancel = 'Yes, cancel it';
export const paymentStates = {
  waiting: {
    badge: 'Waiting',
    title: 'We are waiting for your bank',
    lead: 'Please do not pay a second time.',
  },
  failed: {
    badge: 'Not paid',
    title: 'The payment did not go through',
    lead: 'Nothing was booked. You can try again.',
  },
  refunded: {
    badge: 'Paid back',
    title: 'Your money has gone back',
    lead: 'The bank may need five to seven working days to show it.',
  },
};
