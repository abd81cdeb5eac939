export const policy = 'Cancellation and Refund Policy';
export const report = 'Report';
export const paidTwice = 'Report a payment taken twice';
export const whatWeDo =
  'Send us what your bank shows. We compare it with our records and with the payment gateway, and write to you with the outcome. A payment is corrected only if this shows that it was taken twice.';

export const send = 'Send the report';
export const neverSend = 'Never send a card number, PIN, OTP or password: we do not need them.';
export const paidFor = 'Receipt or donation number';
export const paidForHint = 'As on the receipt or in the address of the gift’s page.';
export const reference = 'Bank reference (UTR)';
export const referenceHint = '12 digits for UPI; 16 to 22 letters and digits for NEFT or RTGS.';
export const paidOn = 'Paid on';
export const amount = 'Amount taken twice';
export const whatHappened = 'What happened';
export const whatHappenedHint = 'When each payment was taken and by which app or card. 10 to 500 characters.';
