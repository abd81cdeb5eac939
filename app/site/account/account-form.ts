import { accountMessageFor } from '#core/people/account-messages.ts';
import { formState, type Refused } from '#site/forms/form-state.ts';

/** `formState` with the messages that only accounts need. */
export function accountForm(refused: Refused | undefined) {
  return formState(refused, accountMessageFor);
}
