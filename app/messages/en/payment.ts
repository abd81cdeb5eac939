export const pay = (sum: string) => `Pay ${sum}`;
export const goOn = 'Continue';
export const oneMoment = 'One moment…';
export const online = 'UPI, card or net banking';
export const gatewayPage = 'You pay on the gateway’s own secure page and come back here.';
export const takingYouThere = 'Taking you to the payment page…';
export const tryAgain = 'Try again';
export const change = 'Change';
export const removeLine = 'Remove this line';

export const stepsOfGift = 'Steps of your gift';
export const stepsOfOrder = 'Steps of your order';
export const stepsOfStay = 'Steps of your booking';
export const chosen = 'Class or tour';
export const stepsOfPasses = 'Steps of your booking';
export const passes = 'Passes';
export const room = 'Room';
export const booked = 'Booked';
export const cart = 'Cart';
export const details = 'Your details';
export const payment = 'Payment';
export const receipt = 'Receipt';
export const bill = 'Bill';
export const done = '(done)';

export const paymentCancelled = 'It was cancelled on the payment page.';
export const balanceNotEnough = 'The bank says the balance was not enough.';
export const bankTimedOut = 'The bank did not answer in time.';
export const bankDeclined = 'The bank declined it.';
export const somebodyWasFaster = 'Somebody was faster';
export const paymentPageSilent = 'The payment page does not answer just now. Nothing was taken.';
export const offeringStillHeld =
  'Your offering of before is still held for you, and not paid: <way>go on to pay it</way>.';
export const stillHeld = (number: number) =>
  `What you chose before is still held for you, and not paid: <way>booking or order ${number}</way>.`;
