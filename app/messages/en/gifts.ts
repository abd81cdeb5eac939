export const whatGiftsDid = 'What gifts did';
export const processingFee = 'Processing fee';
export const total = 'Total';
export const raisedFor = (cause: string) => `Raised for ${cause}`;
/** After the sum. */
export const raised = 'raised';
export const ofTarget = (sum: string) => `of ${sum}`;

export const accountName = 'Account name';
export const accountNumber = 'Account number';
export const bankAndBranch = 'Bank and branch';
export const branchCode = 'Branch code (IFSC)';

export const codeOrBank = 'QR code or bank transfer';
export const byCodeOrBank = 'by QR code or bank transfer';
export const codeOrBankNote = 'From any UPI app or bank. The receipt follows when we have matched it.';
export const codeOrBankReference = '12 digits for UPI; 16 to 22 letters and digits for NEFT or RTGS.';
export const bank = 'Bank transfer';
export const byBank = 'by bank transfer';
export const bankNote = 'From your bank. The receipt follows when we have matched it.';
export const bankReference = '12 digits for IMPS; 16 to 22 letters and digits for NEFT or RTGS.';
export const code = 'QR code for a UPI app';
export const byCode = 'by QR code';
export const codeNote = 'From any UPI app. The receipt follows when we have matched it.';
export const codeReference = 'The 12 digits that your UPI app shows.';
