export const askRefundOf = (left: string) => `Ask for a refund of ${left}`;
export const remainingGift = 'The gift that stands';
export const refundRule =
  'Donations are not refunded, except one that the same giver paid twice for the same within seven days. Its receipt becomes void.';
export const chooseOther = 'Choose the other payment of the pair';
export const noOther = 'There is no other payment of a pair';
export const otherReason = 'None: another reason, which an owner must approve';
export const settlesNoOrder =
  'It settles no order. The order and its bill stay as they are; the buyer gets a letter when it has gone back.';
export const settlesNoStay =
  'It settles no stay. The stay remains as it is; the guest gets a letter when it has gone back.';
export const settlesNoPasses =
  'It settles no booking of passes. The booking remains as it is; the holder gets a letter when it has gone back.';
export const settlesNoGift =
  'It settles no gift. The gift and its receipt stay as they are; the giver gets a letter when it has gone back.';
export const why = 'Why';
export const whyHint = 'What was reported and what you found. 10 to 500 characters.';
export const askForRefund = 'Ask for the refund';
export const saving = 'Saving…';
export const secondPerson = 'A second person approves it.';
export const quietGift = 'Quiet gift';
export const claimsToMatch = 'Claims to match';
export const donation = 'Donation';
export const matchedNote =
  'Matched. Where the amount agrees, the receipt is on its way. If it was the wrong row: <gift>open the gift</gift> and take the match back.';
export const setAside = 'The claim is set aside as not found.';
export const nothingToMatchNote =
  'When a donor tells of a UPI or bank transfer, it waits here until you find it on the statement.';
export const nothingToMatch = 'Nothing to match';
export const gift = 'Gift';
export const anotherAmount = 'Another amount';
export const paidOn = 'Paid on';
export const reported = 'Told us';
export const foundOnStatement = 'Found on the statement';
export const notThere = 'Not there';
export const sameGift = 'the same gift';
export const begunAt = (moment: string) => `begun ${moment}`;
export const enteredAnew = 'entered anew';
export const matchTakenBack = (reason: string) => `Its match was taken back: ${reason}`;
export const whichGift = 'Which gift it pays';
export const whichGiftHint =
  'Gifts of this sum that nobody has paid. If none is right, press Not there and record the gift by hand.';
export const choose = 'Choose';
export const refundsUnderWay = 'Refunds under way';
export const whatItIs = 'What it is';
export const status = 'Status';
export const mode = 'Mode';
export const taken = 'Taken';
export const returned = 'Returned';
export const gatewayNumber = 'Number at the gateway';
export const booksNumber = 'Number in the books';
export const gatewayNews = 'News of the gateway to look at';
export const lookAtIt = 'Look at it';
export const heard = 'Heard';
export const lookedAt = 'I have looked at it';
export const lookedAtOf = (title: string) => `I have looked at it: ${title}`;
export const order = 'Order';
export const openOrder = (number: number) => `Open order <num>${number}</num>`;
export const openGift = 'Open the gift';
export const gatewayOrder = 'Order at the gateway';
export const payment = 'Payment';
export const whoMayAsk = 'Owner and accounts may ask for a refund.';
export const seat = 'Seats';
export const seatOf = (number: number) => `Seats ${number}`;
export const settlesNoSeat =
  'It settles no booking of seats. The booking remains as it is; the buyer gets a letter when it has gone back.';
export const stay = 'Stay';
export const stayOf = (number: number) => `Stay ${number}`;
export const passes = 'Passes';
export const passesOf = (number: number) => `Passes ${number}`;
export const orderOf = (number: number) => `Order ${number}`;
export const theGift = 'The gift';
export const paymentsToCheck = 'Payments to check';
export const refundOf = (amount: string) => `Refund of ${amount}`;
export const ownerDecides = 'No. An owner decides.';
export const paidTwice = 'Paid twice';
export const doubleOf = 'Double of';
export const asked = 'Asked';
export const decided = 'Decided';
export const decline = 'Decline';
export const ownerMustApprove = 'An owner must approve what you asked for.';
export const elseMustApprove = 'Somebody else of owner or accounts must approve what you asked for.';
export const handOverIn = (number: number) =>
  `Whoever hands it over says so in <order>order ${number}</order>.`;
export const takenOffList = 'Taken off the list. The log keeps who has looked at it.';
export const nothingToLookAtNote =
  'A second payment for the same gift or order, one of another amount, or one that came too late waits here, and so does news of the gateway that somebody must look at.';
export const nothingToLookAt = 'Nothing to look at';
export const whatDiffers = 'What differs';
export const unknown = 'Unknown';
export const alreadyReturned = 'Already returned';
export const moreWentBack = 'More went back than came';
export const moreWentBackSaid = (said: string, paid: string) =>
  `The gateway says that ${said} of ${paid} went back. That was not believed: gift, order and receipt stay as they are.`;
export const moreWentBackAdvice = 'Look at the gateway’s own desk how much went back.';
export const timeWrong = 'A payment with a time that cannot be';
export const timeWrongSaid = (said: string, instead: string) =>
  `The gateway says that it was taken ${said}. ${instead} counts instead.`;
export const timeWrongAdvice =
  'Compare the day with the gateway’s own desk. Where the receipt says another, void it and write it anew.';
export const refundFailed = 'A refund failed';
export const refundFailedSaid = (amount: string) => `${amount} did not go back: the money is still here.`;
export const refundFailedAdvice = 'Find out why, and ask for the refund again where it is still owed.';
export const unreadable = 'A payment that cannot be read';
export const flawUnknown = 'unknown';
export const unreadableSaid = (flaw: string) =>
  `Something that the gateway told of a payment is not as it should be (${flaw}). What could be read was worked in.`;
export const unreadableAdvice =
  'Look at the payment at the gateway’s own desk, and tell whoever looks after the site.';
export const parked = 'A message could not be worked in';
export const parkedSaid = (flaw: string, amount: string) =>
  `A message of the gateway (${flaw}, ${amount}) was tried again and again, and failed each time.`;
export const parkedAdvice =
  'An owner finds it under System, with what went wrong and a button to read it again.';
export const unknownSum = 'an unknown sum';
export const unknownTime = 'at an unknown time';
/** Who asks for refunds without being of the staff. */
export const strangers = {
  buyer: 'The buyer',
  guest: 'The guest',
  site: 'The site',
  gateway: 'The gateway’s own desk',
};
