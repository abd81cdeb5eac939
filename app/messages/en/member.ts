export const yourMembership = 'Your membership';
export const yourMembershipLead = 'Your payments, your card and the benefits that are left.';
export const noMembership = 'No membership yet';
export const noMembershipLead = 'A membership that you apply for with this e-mail address is shown here.';
export const seeMemberships = 'See life membership';
export const membershipOf = (tier: string) => `${tier} membership`;
export const stages = {
  applied: { badge: 'Applied', lead: 'The office looks at your application and writes to you.' },
  approved: { badge: 'Approved', lead: 'It begins when all of it is paid.' },
  paying: { badge: 'Being paid', lead: 'It begins when all of it is paid.' },
  active: { badge: 'Active', lead: 'Hare Krishna. Your membership is paid in full.' },
  lapsed: {
    badge: 'Resting',
    lead: 'A part is long overdue, so the membership rests. It goes on as soon as that is paid.',
  },
  ended: { badge: 'Ended', lead: 'This membership has ended.' },
};
export const endedBecause = (reason: string) => `It has ended: ${reason}`;
export const openCard = 'Open your card';
export const payments = 'Payments';
export const paidOf = (paid: string, all: string) => `${paid} of ${all} paid`;
export const partDue = (part: number, parts: number, day: string) =>
  parts === 1 ? `due on ${day}` : `part ${part} of ${parts}, due on ${day}`;
export const paid = 'Paid';
export const paidWithReceipt = (number: string) => `Paid, receipt ${number}`;
export const pay = 'Pay';
export const payPart = (part: number, sum: string) => `Pay part ${part}, ${sum}`;
export const byTransfer = (phone: string) =>
  `This sum can not be paid online. Please pay it by bank transfer and call ${phone}.`;
export const partUnknown = 'This part is paid already, or is no longer to be paid.';
export const benefits = 'Benefits of this year';
export const benefitNames = { nights: 'Nights in the guest house', passes: 'Festival passes' };
export const shopDiscount = (percent: number) => `${percent} % off in the shop`;
export const savedIn = (sum: string, orders: number) =>
  orders === 1 ? `${sum} saved in 1 order this year` : `${sum} saved in ${orders} orders this year`;
export const leftOf = (left: number, granted: number, used: number) =>
  `${left} of ${granted} left, ${used} used`;
export const used = (count: number, what: string, note: string) => `${what}: ${count} used. ${note}`;
export const memberCard = 'Membership card';
export const cardStates = {
  valid: 'Valid',
  lapsed: 'Not valid: the membership rests',
  ended: 'Not valid: the membership has ended',
  transferred: 'Not valid: the membership was transferred',
};
export const formerCard = 'Former card';
export const memberSince = (day: string) => `Member since ${day}`;
export const qrOfCard = 'QR code that opens this page';
export const cardAsPdf = 'Card as a PDF';
export const noSuchCard = 'There is no such card';
export const askOffice = 'Ask the office';
export const compareAddress = 'Please compare the address with the one on the card.';
