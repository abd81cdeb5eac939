import { messageFor } from '#core/fields/messages.ts';

/** Refusals that only the donation pages know; the rest are worded by core/fields/messages. */
const words: Record<string, string> = {
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
};

/** `values` fill the placeholders of a sentence: 'Write {min} to {max} characters.' */
export function donationMessage(code: string, values: Record<string, string | number> = {}): string {
  return Object.hasOwn(words, code) ? (words[code] ?? '') : messageFor(code, values);
}
