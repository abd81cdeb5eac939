import type { ShippedLetters } from '#core/letters/shipped-letter.ts';
import { accountLetters } from './letters/account.ts';
import { donationLetters } from './letters/donation.ts';
import { membershipLetters } from './letters/membership.ts';
import { orderLetters } from './letters/order.ts';
import { passLetters } from './letters/pass.ts';
import { rosterLetters } from './letters/roster.ts';
import { seatLetters } from './letters/seat.ts';
import { stayLetters } from './letters/stay.ts';
import { templeLetters } from './letters/temple.ts';

/** The letters to visitors as they come with the site. */
export const shippedLetters: ShippedLetters = {
  ...donationLetters,
  ...orderLetters,
  ...stayLetters,
  ...seatLetters,
  ...passLetters,
  ...rosterLetters,
  ...membershipLetters,
  ...templeLetters,
  ...accountLetters,
};
