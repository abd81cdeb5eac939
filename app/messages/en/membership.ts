export const applyForMembership = 'Apply for membership';
export const fromTo = (least: string, most: string) => `From ${least} to ${most}`;
export const everyMemberReceives = 'Every member receives';
export const sameAs = (count: number, tier: string) => `And ${count} as for ${tier}`;
export const applyFor = (tier: string) => `Apply<sr> for ${tier}</sr>`;
export const ratherMonthly =
  'Would you rather promise a smaller gift every month, of which nothing is taken by itself? See the <circle>Donation Circle</circle>.';

export const application = 'Application for life membership';
export const sendApplication = 'Send the application';
export const nothingPaidNow =
  'Nothing is paid now. Your PAN is asked for with the payment, where the law needs it.';
export const membership = 'Membership';
export const choose = 'Choose';
export const tierAndAmount = (tier: string, amount: string) => `${tier}, ${amount}`;
export const payment = 'Payment';
export const atOnce = 'At once';
export const inParts = (parts: number) => `In ${parts} parts`;
export const fullName = 'Full name';
export const spouse = 'Spouse';
export const address = 'Address';
export const consent =
  'I have read that benefits are subject to availability, and accept the <terms>terms</terms>.';

export const howPaid = 'How it is paid';
export const paidByBank =
  'Apply first. Once it is confirmed you get a letter with a link to pay, at once or in the parts you chose. You may also pay by bank transfer and write your reference with it. Your receipt follows each payment.';
export const paidByUpi =
  'Apply first. Once it is confirmed you get a letter with a link to pay, at once or in the parts you chose. You may also pay from a UPI app and write your reference with it. Your receipt follows each payment.';
export const paidAsReported =
  'Apply first. Once it is confirmed you get a letter with a link to pay, at once or in the parts you chose. Your receipt follows each payment.';
export const upiForParts = 'UPI, for parts';
export const upi = 'UPI';
