export const checkout = 'Donation checkout';
export const donate = 'Donate';
export const seeAllCauses = 'See all causes';

export const yourReceipt = 'Your receipt';
export const quietly = 'Quietly';
export const quietlyNote = 'Gupt daan. No name and no message are kept, and no certificate is written.';
export const inMyName = 'In my name';
export const inMyNameNote = 'A numbered receipt in your name.';
export const withTaxReceipt = 'With tax receipt';
export const withTaxReceiptNote = 'We need your PAN and address for the certificate.';
export const donorIs = 'The donor is';
export const indian = 'A citizen of India';
export const abroad = 'An Indian passport holder living abroad';
export const foreign = 'A citizen of another country (OCI included)';
export const noForeignGifts =
  '<thanks>Thank you for wishing to give.</thanks> Indian law (FCRA) lets only registered bodies take gifts from citizens of other countries, even in rupees, and the receivers of these causes are not registered for it. So we can not take this gift here. You are welcome at the temple all the same: <write>write to us</write>.';

export const forTheDay = 'For the day';
export const forTheDayHint =
  'From today to a year ahead. Left empty, your gift is used as soon as it arrives.';

export const yourDetails = 'Your details';
export const phoneHint = '10 digits; from abroad with the country code.';
export const emailHint = 'Your receipt is sent here.';
export const pan = 'PAN';
export const panHint = 'As on your card: it is printed on the certificate.';
export const address = 'Address';
export const addDedication = 'Add a dedication';
export const message = 'Message';
export const messageHint = 'Up to 200 characters.';

export const yourOffering = 'Your offering';
export const howMany = 'How many';
export const amountInRupees = 'Amount in rupees';
export const payingConfirms = 'Paying confirms the new amount.';
export const aGift = 'A gift';
export const amountChanged = (now: string, before: string) =>
  `Now ${now}. It was ${before} when you chose it.`;

export const payWith = 'Pay with';
export const online = 'UPI, card or net banking';
export const onlineNote = 'On the secure payment page. The receipt comes in minutes.';
export const consent =
  'This gift is from my own funds. I have read the <refunds>refund policy</refunds> and the <privacy>privacy policy</privacy>.';
export const nothingTakenYet = 'Nothing is taken before you confirm on the next page.';
