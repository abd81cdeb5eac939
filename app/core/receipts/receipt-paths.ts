/**
 * The printed receipt, under the id that only the donor's own pages and letters have. The QR code
 * opens only the verify page: whoever sees the paper must not get the name and address on it.
 */
export function receiptPdfPath(receiptId: string): string {
  return `/receipts/${receiptId}/receipt.pdf`;
}

/** The bill of an order, under the id that only its buyer's pages, letters and the admin have. */
export function billPdfPath(billId: string): string {
  return `/bills/${billId}/bill.pdf`;
}

/** The target of the QR code: valid or void, day and amount, nobody's name. */
export function receiptVerifyPath(verifyCode: string): string {
  return `/receipts/verify/${verifyCode}`;
}

/** 'receipt-D-26-27-000123.pdf': a name that every system can save. */
export function receiptFileName(number: string, paper: 'receipt' | 'bill' = 'receipt'): string {
  return `${paper}-${number.replace(/[^A-Za-z0-9]+/g, '-')}.pdf`;
}
