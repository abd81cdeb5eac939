/**
 * How a page words a refusal (rule F1). {braces} are filled by `messageFor`. Messages of the
 * account pages only are in people/account-messages.ts: the other forms need not load them.
 */
export const messages = {
  'name-invalid': 'Enter your name (2 to 80 letters).',
  'name-link': 'A name can’t be a web address. Write a space after each dot.',
  'email-invalid': 'Enter a valid e-mail address, like name@example.com.',
  'phone-indian': 'Enter a 10-digit Indian mobile number starting with 6, 7, 8 or 9.',
  'phone-international': 'Enter a valid number with country code.',
  'too-many-requests':
    'Several requests came from your connection within the hour. Wait an hour, or call the temple office.',
  'not-allowed': 'Your role does not allow this.',
  'pan-invalid': 'Enter a valid PAN, like ABCDE1234F.',
  'pin-invalid': 'Enter a 6-digit PIN code.',
  'state-invalid': 'Choose your state or union territory.',
  'address-invalid': 'Enter your full address.',
  'city-invalid': 'Enter your city or village.',
  'utr-invalid': 'Enter the 12-digit UPI reference.',
  'transfer-not-offered':
    'Gifts by transfer are not taken just now. If you have paid already, please write to the temple office with the reference of your transfer.',
  'utr-claimed': 'This reference is already claimed.',
  'date-invalid': 'Choose a calendar date.',
  'date-outside': 'Choose a date from {from} to {to}.',
  'seva-needed': 'Choose a seva.',
  'temple-closed': 'Choose a date and time when the temple is open.',
  'latitude-invalid': 'Enter degrees north, like 28.647.',
  'longitude-invalid': 'Enter degrees east, like 77.507.',
  'time-invalid': 'Enter a time, like 07:30.',
  'people-invalid': 'Enter 1 to 20 people.',
  'contact-invalid': 'Enter your phone number or e-mail address.',
  'seva-hour-full': 'This hour is full. On this day there is still room at {hours}.',
  'seva-day-full': 'This day is full. Please choose another.',
  'seva-day-short': 'Only {n} more can come on this day.',
  'seva-share': 'Only {n} more can be kept from here. Ask the temple office.',
  'departure-share': 'For more than {n} use the inquiry form.',
  'seva-over': 'It has begun, so it can no longer be cancelled here.',
  'text-length': 'Write {min} to {max} characters.',
  'text-forbidden': 'Some hidden characters cannot be kept. Type the text again.',
  'text-markup': 'Write plain words, without HTML.',
  'number-outside': 'Enter a whole number from {min} to {max}.',
  'product-gone': 'This item is no longer available.',
  'letters-stopped': 'Letters to this address were stopped. A link in them lets them come again.',
  'variant-unknown': 'Choose one that is offered.',
  'out-of-stock': 'It was sold out meanwhile.',
  'people-too-few': 'At least 1 person.',
  'departure-missing': 'Choose a day on which this tour leaves.',
  'departure-other': 'This day belongs to another tour. Choose a day of this one.',
  'departure-full': 'No seat is left on this day. Choose another.',
  'departure-closed': 'This day can no longer be registered for. Choose another.',
  'departure-short': 'Only {n} seats are left on this day.',
  'travellers-count': 'You are {n}, and the list has {listed}. Write one a line: a name and an age.',
  'travellers-line': 'Line {line}: write a name and an age, like Mira Sharma, 41.',
  'feature-missing': 'Select a feature to inquire about',
  'check-out-first': 'Check-out must be after check-in.',
  'class-ended': 'This course is over and takes nobody any more.',
  'class-too-young': 'This class is for those of {min} years and older.',
  'guardian-missing': 'Enter the name of a parent or guardian.',
  'csr-too-small': 'Enter an amount of ₹10,000 or more.',
  'gstin-invalid': 'Enter a valid 15-character GSTIN.',
  'cin-invalid': 'Enter a valid 21-character CIN.',
  'consent-needed': 'Please tick this box to continue.',
  'choice-invalid': 'Choose one of the options.',
  'amount-empty': 'Enter an amount of ₹10 or more.',
  'amount-malformed': 'Write the amount in digits, like 501 or 1,100.50.',
  'amount-decimals': 'Use at most two digits after the point.',
  'amount-too-small': 'Enter an amount of ₹10 or more.',
  'amount-too-large': 'For gifts above ₹5,00,000 please write to the temple office.',
  'tax-not-eligible': 'This cause carries no tax receipt.',
  'foreign-not-accepted': 'This cause may not take gifts of foreign citizens.',
  'intent-reused':
    'This form was sent before with other facts. If this is meant as another one, send it again.',
} as const satisfies Messages;

/** The sentence for each code, with placeholders in braces. */
export type Messages = Record<string, string>;
export type Language = 'en' | 'hi';

/**
 * The sentence beside a field. A code of only one form is worded by that form, so here it gets the
 * general sentence and never the code itself. The admin and Hindi have tables of their own.
 */
export function messageFor(
  code: string,
  values: Record<string, string | number> = {},
  table: Messages = messages,
): string {
  const sentence = (Object.hasOwn(table, code) && table[code]) || 'Please check this field.';
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}
