import { messageFor } from '#core/fields/messages.ts';

/** Refusals that only the pages of giving know; the rest are worded by core/fields/messages. */
const words: Record<string, string> = {
  'cause-unknown': 'Donation not found.',
  'cause-closed': 'This campaign has closed.',
  'cause-upcoming': 'This campaign has not begun yet.',
  'type-unknown': 'This item is no longer available.',
  'own-amount-refused': 'Choose one of the items.',
  'quantity-invalid': 'Enter a quantity from 1 to 999.',
  'too-many-lines': 'A gift can hold at most 50 lines. Remove some, please.',
};

export function giftMessage(code: string): string {
  return words[code] ?? messageFor(code);
}
