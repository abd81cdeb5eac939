import { type Messages, messageFor } from '#core/fields/messages.ts';
import { accountMessageFor } from '#core/people/account-messages.ts';
import { codes } from '#messages/admin/codes.ts';
import { codes as passCodes } from '#messages/admin/pass-booking.ts';
import { codes as seatCodes } from '#messages/admin/seats.ts';
import { codes as stayMoneyCodes } from '#messages/admin/stay-money.ts';
import { codes as stayCodes } from '#messages/admin/stays.ts';
import { refusals as passRefusals } from '#messages/pass-refusals.ts';
import { refusals } from '#messages/request-refusals.ts';
import { refusals as seatRefusals } from '#messages/seat-refusals.ts';
import { refusals as stayRefusals } from '#messages/stay-refusals.ts';

const tables: Messages[] = [
  ...[codes, refusals, stayCodes, stayMoneyCodes, stayRefusals, seatCodes, seatRefusals],
  ...[passCodes, passRefusals],
];

/** The message for a field of an admin form, which knows the codes of the site's forms too. */
export function adminMessageFor(code: string, values?: Record<string, string | number>): string {
  const table = tables.find((one) => Object.hasOwn(one, code));
  return table ? messageFor(code, values, table) : accountMessageFor(code, values);
}
