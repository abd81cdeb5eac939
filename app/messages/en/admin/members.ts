export const members = 'Members';
export const theMembership = 'Membership';
export const saveList = 'Save the list as a file';
export const toApprove = 'To approve';
export const toApproveNote = 'Applications that wait';
export const beingPaid = 'Being paid';
export const beingPaidNote = 'Approved, and not paid in full';
export const activeMembers = 'Active';
export const activeNote = 'Paid in full, with number and card';
export const overdue = 'Overdue';
export const paidTwice =
  'A part was paid twice, or after the membership had ended. Refund what came too much:';
export const findMembers = 'Find members';
export const search = 'Name, number or contact';
export const searchHint =
  'The beginning of a name, LM-000001, an e-mail address or the end of a telephone number.';
export const state = 'State';
export const allStates = 'All states';
export const noneFound = 'Nobody found';
export const noMember = 'No members yet';
export const noMemberNote = 'Applications from the page of life membership come here.';
export const name = 'Name';
export const tier = 'Tier';
export const amount = 'Amount';
export const paid = 'Paid';
export const nextDue = 'Next part due';
export const approve = 'Approve the application';
export const approveAsk =
  'The parts get their days, and the applicant a letter with the link to the first payment. Approve it?';
export const transfer = 'Transfer to another person';
export const transferAsk =
  'Number, parts and what was used stay with the membership. The former card is no longer valid.';
export const newHolder = 'Name of the new holder';
export const email = 'E-mail';
export const phone = 'Telephone';
export const address = 'Address';
export const spouse = 'Spouse';
export const end = 'End the membership';
export const decline = 'Decline the application';
export const reason = 'Reason';
export const reasonHint =
  'The member reads it in a letter. What was paid stays paid: a refund is made under Donations.';
export const seeApplication = 'See the application in the inbox';
export const facts = 'Member';
export const graceDays = 'Days of grace';
export const beganOn = 'Member since';
export const card = 'Card';
export const openCard = 'Open the card';
export const parts = 'Payments';
export const open = 'open';
export const nameDonation = 'Name the donation';
export const donation = 'Receipt number or reference of the bank';
export const donationHint =
  'For a transfer or cheque that is recorded under Donations. Its sum must be that of the next part, or of the next several together.';
export const benefits = 'Benefits of this year';
export const theStay = 'See the booking';
export const takeOut = 'Take out';
export const recordUse = 'Record as used';
export const benefit = 'Benefit';
export const howMany = 'How many';
export const note = 'What for';
export const noteHint = 'For example: 2 to 4 December, room 12.';
export const count = (count: number) => (count === 1 ? '1 member' : `${count} members`);
export const overdueNote = (count: number) => (count === 1 ? 'of 1 member' : `of ${count} members`);
export const daysOverdue = (days: number) => (days === 1 ? '1 day overdue' : `${days} days overdue`);
export const tierAndNumber = (tier: string, number: string | null) => (number ? `${tier}, ${number}` : tier);
export const paidOf = (paid: string, all: string) => `${paid} of ${all}`;
export const noParts = (parts: number) =>
  parts === 1
    ? 'To be paid at once, after the approval.'
    : `To be paid in ${parts} parts, after the approval.`;
export const due = (day: string) => `due on ${day}`;
export const shopDiscount = (percent: number) => `${percent} % off in the shop`;
export const savedIn = (sum: string, orders: number) =>
  orders === 1 ? `${sum} saved in 1 order this year` : `${sum} saved in ${orders} orders this year`;
export const leftOf = (left: number, granted: number, used: number) =>
  `${left} of ${granted} left, ${used} used`;
export const yearFrom = (day: string) => `year from ${day}`;
export const usedLine = (count: number, what: string, note: string) => `${what}: ${count}. ${note}`;
export const takeOutOf = (note: string) => `Take out: ${note}`;
export const benefitNames = { nights: 'Nights in the guest house', passes: 'Festival passes' };
export const stages = {
  applied: 'Applied',
  approved: 'Approved',
  paying: 'Being paid',
  active: 'Active',
  lapsed: 'Lapsed',
  ended: 'Ended',
};
export const events = {
  applied: 'Applied',
  approved: 'Approved',
  'part-paid': 'Part paid',
  'part-returned': 'A payment went back',
  'paid-twice': 'A part was paid twice',
  began: 'Began',
  lapsed: 'Lapsed',
  resumed: 'Goes on',
  transferred: 'Transferred',
  ended: 'Ended',
};
export const done = {
  approve: 'The application is approved, and the letter is on its way.',
  pay: 'The donation is named.',
  use: 'The use is recorded.',
  withdraw: 'The use is taken out.',
  transfer: 'The membership is transferred.',
  end: 'The membership is ended.',
};
export const columns = {
  number: 'Number',
  name: 'Name',
  email: 'E-mail',
  phone: 'Telephone',
  tier: 'Tier',
  state: 'State',
  appliedOn: 'Applied on',
  beganOn: 'Member since',
  amount: 'Amount (rupees)',
  paid: 'Paid (rupees)',
  parts: 'Parts',
  nextDue: 'Next part due',
  overdue: 'Days overdue',
};
