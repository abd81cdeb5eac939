/** Refusals that only the donation pages know, by their code. */
export const refusals = {
  'cause-unknown': 'Donation not found.',
  'cause-closed': 'This campaign has closed.',
  'cause-upcoming': 'This campaign has not begun yet.',
  'type-unknown': 'This item is no longer available.',
  'own-amount-refused': 'Choose one of the items.',
  'quantity-invalid': 'Enter a quantity from 1 to 999.',
  'cart-empty': 'Choose what you would like to give first.',
  'too-many-lines': 'A gift can hold at most 50 lines. Remove some, please.',
  'total-too-large': 'For gifts above ₹5,00,000 please write to the temple office.',
  'total-changed': 'An amount has changed since you saw it. Check the new total; paying confirms it.',
  'entities-mixed': 'These causes need separate payments.',
  'foreign-mixed': 'These causes need separate payments.',
  'foreign-not-accepted': 'We can not take gifts from citizens of other countries for these causes.',
  'tax-not-eligible': 'No tax receipt can be written for these causes. Choose another way above.',
  'too-many-gifts':
    'Very many gifts were begun from this connection. Wait a quarter of an hour, or write to the temple office.',
  'intent-reused': 'This form was sent before with other answers. Check them and press Pay once more.',
  'intent-malformed': 'This form had grown too old. Your answers are kept; press Pay once more.',
  'offering-day-needed': 'Choose the day for which you offer this.',
  'offering-taken': 'Others give “{title}” on this day. It is free on {days}.',
  'offering-taken-long': 'Others give “{title}” on this day and on the days after it. Choose another day.',
  'offering-share': 'You keep as many offerings as one giver can without paying. Pay for those first.',
};

/** Where the general sentence would not name its field: by field and code. */
export const fieldRefusals = {
  'sevaDate date-outside': 'Choose a day from today to a year ahead.',
  'path choice-invalid': 'Choose one way to write this gift.',
  'citizenship choice-invalid': 'Choose who the donor is.',
  'consent consent-needed': 'Please tick this box: the gift is from your own funds.',
};

export const noTaxReceipt = 'No tax receipt can be written for these causes.';
export const noTaxReceiptFor = (causes: string) => `No tax receipt can be written for ${causes}.`;
