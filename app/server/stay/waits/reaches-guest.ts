import type { Services } from '#server/services.ts';
import type { WaitRow } from './wait-row.ts';

/** The text message that tells of an offer. */
export const offerText = 'stay-offer';

/** Whether a letter or a text message tells who waits of an offer; else the office calls them. */
export function reachesGuest(
  { textMessages }: Pick<Services, 'textMessages'>,
  { guest_email, language }: Pick<WaitRow, 'guest_email' | 'language'>,
): boolean {
  return guest_email !== null || textMessages.languageFor(offerText, language) !== null;
}
