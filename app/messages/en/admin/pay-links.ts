export const donation = 'Donation';
export const payLinks = 'Pay links';
export const newLink = 'New pay link';
export const linkFor = 'A link for a donor on the telephone';
export const linkForNote =
  'Write what the donor says. The link is open until the end of the third day and can be paid once; the receipt follows by itself.';
export const linksNote = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'link' : 'links'} of the last weeks`;
export const amount = 'Amount';
export const cause = 'Cause';
export const chooseCause = 'Choose a cause';
export const name = 'Name of the giver';
export const emailHint = 'Leave it empty if there is none: the receipt stands on the page after paying.';
export const language = 'Language of the giver';
export const make = 'Make the link';
export const making = 'Making…';
export const noCause =
  'No cause takes gifts of any amount just now. <causes>Look at the causes</causes> first.';

export const donor = 'Giver';
export const state = 'State';
export const made = 'Made';
export const openUntil = 'Open until';
export const open = 'Open';
export const noLink = 'No pay link yet';
export const noLinkNote = 'When a donor calls, make a link here and send it while you speak.';
export const states = {
  waiting: 'Waiting',
  begun: 'Opened, not paid yet',
  paid: 'Paid',
  over: 'Run out',
  withdrawn: 'Withdrawn',
};

export const theLink = 'The link';
export const address = 'Address of the link';
export const copy = 'Copy';
export const copied = 'Copied.';
export const notCopied = 'It could not be copied. Select the address and copy it.';
export const byWhatsApp = 'Send by WhatsApp';
export const bySms = 'Send by SMS';
export const byEmail = 'Send by e-mail';
export const mailAgain = 'Send by e-mail again';
export const mailedAt = (moment: string) => `Sent by e-mail: ${moment}`;
export const scan = 'To scan from this screen';
export const codeOf = (sum: string) => `QR code of the link to pay ${sum}`;
export const messageSays = 'What WhatsApp and the SMS say';
export const facts = 'What it is for';
export const gift = 'Gift';
export const seeGift = 'See the gift';
export const withdraw = 'Withdraw the link';
export const withdrawAsk = 'Whoever opens it reads that it was withdrawn, and finds our telephone.';
export const doWithdraw = 'Withdraw it now';
export const withdrawing = 'Withdrawing…';
export const anotherLink = 'Make another like it';
export const done = {
  made: 'The link is made. Send it while you speak.',
  mail: 'The letter is on its way.',
  withdraw: 'The link is withdrawn.',
};
