export const bookingTitle = (number: number) => `Booking ${number}`;
export const passes = 'Passes';
export const forPeople = (count: number) => (count === 1 ? '1 person' : `${count} people`);
export const passNumber = (number: number) => `Pass ${number}`;
export const voided = 'Void a pass';
export const voidIt = 'Void';
export const voidAsk =
  'This pass lets nobody in again, at any gate, and its place is free for others. It cannot be undone.';
export const reason = 'Reason';
export const reasonHint = 'In the log of the office; the holder does not read it.';
export const giveBack = (amount: string) => `${amount} goes back: a second person agrees first`;

export const cancelAll = 'Cancel the booking';
export const cancelAsk = 'All its passes are void, and the holder has a letter. It cannot be undone.';
export const allBack = 'The money goes back: a second person agrees first';

export const holder = 'Who booked';
export const name = 'Name';
export const phone = 'Mobile';
export const email = 'E-mail';
export const price = 'Price';
export const free = 'free';
export const ofMembership = 'free pass of a membership';
export const bookedAt = 'Booked';
export const paidOnline = 'Paid online';
export const paidAtCounter = (mode: string) => `Paid at the counter, ${mode}`;
export const modes = { cash: 'cash', upi: 'UPI' };
export const link = 'Page with the passes';
export const linkHint = 'Whoever has this link can show the passes.';

export const toApprove = 'It waits for your yes';
export const approve = 'Approve';
export const approveNote = 'Free passes are out at once; others are held for two days while they are paid.';
export const decline = 'Decline';
export const declineAsk = 'The booking is over, and the holder has a letter. Go on?';
export const resend = 'Send the passes again';

export const refundOf = (amount: string) => `${amount} to go back`;
export const atCounter = (number: number) => `Pass ${number}, at the counter`;
export const returnStates = { asked: 'Asked for', handed: 'Handed back', declined: 'Declined' };
export const how = 'How it is handed back';
export const hand = 'Agree and hand back';
export const elseMust = 'Somebody else must agree.';

export const sell = 'Sell at the counter';
export const sellNote = 'Paid here and now; the passes are out at once.';
export const what = 'What';
export const left = (count: number) => `${count} left`;
export const time = 'Time';
export const buyer = 'Who buys';
export const toPay = (sum: string) => `To pay: ${sum}`;
export const voidFor = (reason: string) => `Void: ${reason}`;
export const chooseTime = '-- Choose a time --';
export const timeLeft = (time: string, left: number) => `${time}, ${left} places left`;
export const emailHint = 'For the letter with the passes. Without one, send the link of the booking.';
export const language = 'Language of the letter';
export const paidHow = 'How it is paid';
export const nothingToPay = 'Nothing to pay';
export const nothingToSell = 'No kind of pass yet. Plan them first.';
export const sellIt = 'Sell';

export const guests = 'Guest list';
export const guestsNote =
  'Guests who are invited: their passes cost nothing. All lines are booked together, or none.';
export const file = 'CSV file';
export const fileHint = (most: number) => `${most} lines at most.`;
export const orLines = 'Or the lines themselves';
export const orLinesHint = 'Mend here what is wrong, and check again.';
export const columnsAre = 'The columns, by the names in the first line:';
export const columnsNote =
  'Name, phone and kind are needed. The kind is written as its name; the time as 18:00, or with its day as 2026-12-04 18:00.';
export const sendLetters = 'Send the passes to those with an e-mail address';
export const check = 'Check the list';
export const store = 'Book all';
export const isRight = (booked: number, known: number) =>
  known > 0
    ? `All lines are right. To be booked: ${booked}; booked before: ${known}.`
    : `All lines are right. To be booked: ${booked}.`;
export const isBooked = (booked: number, known: number) =>
  known > 0 ? `Booked: ${booked}; booked before: ${known}.` : `Booked: ${booked}.`;
export const toMend = (lines: number) =>
  lines === 1
    ? '1 line is to be mended. Nothing is booked.'
    : `${lines} lines are to be mended. Nothing is booked.`;
export const lines = 'The lines, as they were read';
export const line = 'Line';
export const kind = 'Kind of pass';
export const count = 'Passes';
export const isWrong = 'What is wrong';
export const fine = 'right';

export const letterToAll = 'Letter to all';
export const letterNote =
  'To everybody who has passes of this event and left an e-mail address, each in their language. Three in a week at most.';
export const subject = (language: string) => `Subject, ${language}`;
export const body = (language: string) => `Text, ${language}`;
export const bodyHint = 'An empty line begins a new paragraph. The letter begins with a greeting.';
export const otherLanguage = 'Left empty, its readers get the first one.';
export const seeFirst = 'See it first';
export const preview = (count: number) =>
  count === 1 ? 'This goes to 1 holder' : `This goes to ${count} holders`;
export const sendTo = (count: number) =>
  count === 1 ? 'Send it to 1 holder' : `Send it to ${count} holders`;
export const sendAsk = 'A letter that is sent cannot be called back.';
export const sent = 'Letters sent';
export const sentTo = (count: number, moment: string) => `${moment}, to ${count}`;

export const done = {
  approve: 'The booking is approved.',
  decline: 'The booking is declined.',
  void: 'The pass is void.',
  cancel: 'The booking is cancelled.',
  resend: 'The letter is on its way.',
  refund: 'It is decided.',
  counterReturn: 'It is decided.',
  counterReturnAgain: 'It is asked for again.',
  sold: 'It is sold. The passes are out.',
  send: 'The letters are on their way.',
};

export const codes = {
  'pass-mode': 'Choose cash or UPI.',
  'pass-void-before': 'This pass is void already.',
  'passes-no-email': 'This holder left no e-mail address. Send the link instead.',
  'passes-just-sent': 'The letter was sent a few minutes ago.',
  'guests-columns': 'The first line needs the columns of name, phone and kind; their names are below.',
  'guests-too-many': 'A list has {most} lines at most.',
  'guest-kind': 'This is the name of no kind of pass.',
  'guest-time': 'The event has no such time, or not at this gate.',
  'guest-time-several': 'Several times fit: write the day, or the gate.',
  'guest-no-times': 'The event has no times: leave this empty.',
  'pass-letter-nobody': 'Nobody who has passes left an e-mail address.',
  'pass-letter-unseen': 'This is not what you saw. See it first, then send it.',
  'pass-letters-enough': '{most} letters went to these holders within a week. Wait a while.',
};
