/** Money at the desk of the guest house, besides what pays the stay. */
export const takeDeposit = 'Take a security deposit';
export const depositNote = 'It is kept until the guest leaves, and pays nothing of the stay.';
export const depositOf = (sum: string) => `Security deposit held: ${sum}`;
export const amount = 'Amount in rupees';
export const how = 'How';
export const modes = { cash: 'Cash', upi: 'UPI' };
export const record = 'Record it';
export const givenBack = 'Given back';
export const withheldFor = 'Why a part is kept';
export const withheldForHint = 'Only where less goes back than is held.';
export const askBack = 'Hand money back';
export const askBackNote = (sum: string) =>
  `The desk took ${sum} more than it needs. Somebody else agrees first; then it is handed over.`;
export const askIt = 'Ask for it';
export const reason = 'Reason';
export const backAtDesk = (sum: string) => `Back at the desk: ${sum}`;
export const states = {
  asked: 'Waits for a second person',
  approved: 'To be handed over',
  declined: 'Declined',
  handed: 'Handed over',
};
export const agree = 'Agree';
export const decline = 'Decline';
export const handedCash = 'Handed over in cash';
export const handedUpi = 'Sent by UPI';
export const elseMustAgree = 'You asked for it: somebody else must agree.';
export const moneyAtDesk = 'Money at the desk';
export const entries = {
  price: { in: 'Paid', out: 'Handed back', kept: 'Kept' },
  deposit: {
    in: 'Security deposit taken',
    out: 'Security deposit given back',
    kept: 'Kept of the security deposit',
  },
};
export const minus = (sum: string) => `−${sum}`;
export const codes = {
  'deposit-cash-barred': 'The law bars a deposit of {sum} or more in cash. Use UPI.',
  'deposit-more-than-held': 'This is more than is held.',
  'desk-return-too-much': 'This is more than the desk may hand back.',
};
export const restOnline = 'Rest paid on the site';
export const payOnline = 'Payment on the site';
export const linkToPay = 'Send the guest a link to pay';
