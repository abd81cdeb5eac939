/** Of Schedule VII of the Companies Act, 2013, shortened; by core/content/csr-project.ts. */
export const scheduleItems = {
  hunger: 'Hunger, poverty, malnutrition and health',
  education: 'Education and vocational skills',
  equality: 'Women, orphans and the elderly',
  environment: 'Environment and animal welfare',
  rural: 'Rural development',
  relief: 'Disaster relief',
};
export const scheduleItem = (item: string, words: string) => `Schedule VII ${item} · ${words}`;

export const csrFacts = 'CSR facts';
export const registration = 'CSR-1 registration';
export const purposes = 'Purposes';
export const purposesWords = 'Schedule VII of the Companies Act, 2013; no religious project';
export const payment = 'Payment';
export const paymentWords = 'By bank transfer, after an agreement';
export const needed = 'Needed: <amount></amount>';

export const giveAsCompany = 'Give as a company';
export const whatHappensNext = 'What happens next';
export const weCall = 'We call you and send the papers of the project.';
export const bothSign = 'Both sides sign an agreement.';
export const byTransfer = 'The gift comes by bank transfer, never by card.';
export const youGetReport = 'You receive the report of its use.';

export const inquiry = 'CSR inquiry';
export const sendInquiry = 'Send the inquiry';
export const company = 'Company';
export const contactPerson = 'Contact person';
export const panOfCompany = 'PAN of the company';
export const cin = 'CIN';
export const cinHint = '21 characters.';
export const gstin = 'GSTIN';
export const gstinHint = '15 characters.';
export const project = 'Project';
export const chooseProject = 'Choose a project';
export const amount = 'Amount you have in mind';
export const amountHint = 'From ₹10,000.';
export const financialYear = 'Financial year';
export const message = 'Message';
export const consent = 'The temple may keep these details to answer us. <privacy>Privacy Policy</privacy>';
