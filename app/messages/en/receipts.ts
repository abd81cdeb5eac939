export const checkReceipt = 'Check a receipt';
export const notFound = 'We could not find this receipt';
export const compareAddress =
  'Please compare the address with the one printed on the receipt, letter by letter. If it is the same, the receipt was not issued by this temple.';
export const askOffice = 'Ask the temple office';
export const noReceipt = 'We could not find this receipt.';
export const noBill = 'We could not find this bill.';

export const valid = 'Valid';
export const voidSince = (day: string) => `Void since ${day}`;
export const genuine = 'This receipt is genuine';
export const isVoid = 'This receipt is void';
/** Receipts speak both languages: the other one of this page, and the same in it. */
export const otherLanguage = 'hi';
export const genuineInOther = 'यह रसीद मान्य है।';
export const isVoidInOther = 'यह रसीद रद्द की गई है।';
export const receiptNumber = 'Receipt number';
export const dateOfGift = 'Date of gift';
export const receivedBy = 'Received by';
export const comparePaper =
  'Please compare number, date and amount with the paper. The name of the giver is not shown here.';
export const provesNoGift = 'Its number stays taken and is never used again. It proves no gift.';
