import { accountMessageFor } from '#core/fields/messages-account.ts';
import { formState, type Refused } from '#site/shared/form-state.ts';

/** `formState` with the words that only accounts need. */
export function accountForm(refused: Refused | undefined) {
  return formState(refused, accountMessageFor);
}
