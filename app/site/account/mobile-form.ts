import { accountMessageFor } from '#core/people/account-messages.ts';
import { refusals } from '#messages/mobile-sign-in.ts';
import { formState, type Refused } from '#site/forms/form-state.ts';

/** `formState` with the messages of codes to a mobile number. */
export function mobileForm(refused: Refused | undefined) {
  return formState(refused, (code, values) => refusals[code] ?? accountMessageFor(code, values));
}
