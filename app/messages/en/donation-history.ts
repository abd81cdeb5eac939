export const donationHistory = 'Donation History';
export const everyGift = (email: string) => `Every gift given with <email>${email}</email>, and its receipt.`;
export const receiptResent = 'The receipt is on its way to your e-mail.';
export const notRead = 'Your gifts could not be read just now. Nothing is lost.';
export const tryAgain = 'Try again';
export const noDonations = 'No donations yet.';
export const whenYouGive = 'When you give, your gift and its receipt stand here.';
export const seeCauses = 'See what you can give for';
export const noneMatches = 'No gift matches. Show all to see the others.';

export const filterGifts = 'Filter gifts';
export const taxYear = 'Tax year';
export const allYears = 'All years';
export const status = 'Status';
export const all = 'All';
export const givenFor = 'Given for';
export const allKinds = 'All kinds';
export const show = 'Show';
export const showAll = 'Show all';

export const yourGifts = 'Your gifts';
export const date = 'Date';
export const cause = 'Cause';
export const amount = 'Amount';
export const receipt = 'Receipt';
export const again = 'Next';
export const returned = (sum: string) => `${sum} returned`;
export const quietGift = 'Quiet gift';
export const notYet = 'Not yet';
export const none = 'None';
/** After the number of a receipt. */
export const isVoid = '(void)';
export const pdf = 'PDF';
export const sending = 'Sending…';
export const resend = 'Resend';
export const see = 'See';
export const payNow = 'Pay now';
export const giveAgain = 'Give again';

export const aprilToMarch = (years: string) => `April to March ${years}`;
export const gifts = (count: number) => (count === 1 ? '1 gift' : `${count} gifts`);
export const giftsWithTax = (gifts: string, sum: string) => `${gifts}, ${sum} with tax receipt`;
export const certificateReady = 'Certificate ready';
export const certificatePdf = (certificate: string) => `${certificate} (PDF)`;
export const certificatePending = 'Certificate pending';
/** `entity`: the body that files, where there are several. */
export const statementFiled = (entity: string | null, day: string) =>
  `${entity ?? 'The temple'} filed the year’s statement on ${day}; your certificate follows. If you miss it, please ask the temple office.`;
export const statementDue = (entity: string | null, day: string) =>
  `It follows when ${entity ?? 'the temple'} has filed the year’s statement, due by ${day}.`;
