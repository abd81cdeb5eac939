export const csrMoney = 'Company giving (CSR)';
export const count = (count: number) => (count === 1 ? '1 agreement' : `${count} agreements`);
export const newAgreement = 'New agreement';
export const newAgreementNote =
  'What a company has agreed to give for a project. The money itself is recorded as a donation and named here.';
export const make = 'Save the agreement';
export const making = 'Saving …';
export const company = 'Company';
export const project = 'Project';
export const chooseProject = '-- Choose a project --';
export const noProject = 'No project of CSR is published yet. <link>Add one first</link>.';
export const financialYear = 'Financial year';
export const year = 'Year';
export const allYears = 'All years';
export const agreed = 'Agreed';
export const agreedOn = 'Agreed on';
export const received = 'Received';
export const spent = 'Spent';
export const left = 'Still to be spent';
export const state = 'State';
export const states = {
  agreed: 'Agreed, nothing received yet',
  received: 'Received, not all spent',
  utilised: 'Spent',
  certified: 'Certified',
  ended: 'Ended',
};
export const noAgreement = 'No agreement with a company yet';
export const noAgreementNote =
  'Inquiries of companies come into the inbox. Enter here what was agreed, what came and what it was spent on.';
export const saveList = 'Save the list as a file';
export const theAgreement = 'Agreement';
export const inquiry = 'Inquiry';
export const seeInquiry = 'See the inquiry';
export const sums = 'Sums';
export const receivedNote =
  'Record the transfer under Donations first; then name it here by its receipt number or the reference of the bank.';
export const donation = 'Receipt number or reference of the bank';
export const nameDonation = 'Name the donation';
export const nothingReceived = 'Nothing received yet.';
export const takeOut = 'Take out';
export const withoutReceipt = 'without a receipt';
export const spentNote = 'What the money was spent on, with the bill or photographs as proof.';
export const spentOn = 'Spent on';
export const amount = 'Amount';
export const purpose = 'What for';
export const record = 'Record';
export const nothingSpent = 'Nothing spent yet.';
export const withdrawnBecause = (reason: string) => `Taken out: ${reason}`;
export const withdraw = 'Take this entry out';
export const reason = 'Reason';
export const documents = 'Papers';
export const documentsNote =
  'The signed agreement, bills and photographs: PDF or picture, 5 MB at most. Only the office sees them.';
export const noDocument = 'No paper yet.';
export const file = 'File';
export const proofOf = 'Proof of';
export const ofAgreement = 'The agreement itself';
export const addFile = 'Add the file';
export const certificate = 'Utilisation certificate';
export const certificateNote =
  'When all of the money came and was spent, the certificate says so with a number of its own. Afterwards nothing here can be changed.';
export const issue = 'Issue the certificate';
export const issueAsk = 'Nothing of this agreement can be changed afterwards. Issue it?';
export const notYet = 'It can be issued when everything that was agreed has come and is spent.';
export const certificatePdf = (number: string) => `Certificate ${number} (PDF)`;
export const end = 'End the agreement';
export const endNote = 'When no more money is expected. What came can still be spent and certified.';
export const endedBecause = (reason: string) => `Ended: ${reason}`;
export const done = {
  made: 'The agreement is saved.',
  link: 'The donation is named.',
  unlink: 'The donation is taken out.',
  spend: 'What was spent is recorded.',
  withdraw: 'The entry is taken out.',
  document: 'The paper is stored.',
  certify: 'The certificate is issued.',
  end: 'The agreement is ended.',
};
export const columns = {
  company: 'Company',
  project: 'Project',
  item: 'Item of Schedule VII',
  year: 'Financial year',
  agreedOn: 'Agreed on',
  agreed: 'Agreed (rupees)',
  received: 'Received (rupees)',
  spent: 'Spent (rupees)',
  left: 'Left (rupees)',
  state: 'State',
  certificate: 'Certificate',
};
