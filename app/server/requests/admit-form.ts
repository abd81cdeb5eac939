import { accept, type FormOutcome } from '#core/result.ts';
import { type TurnRefused, takeTurn } from '../auth/take-turn.ts';
import type { Services } from '../services.ts';
import type { RequestOrigin } from './read-request-form.ts';

/**
 * A visitor's form on its way to be stored: what it says, or what it is answered at once. That is
 * why it was refused or came too often; what the trap suspects is answered as if it were stored.
 */
export async function admitForm<Input>(
  services: Services,
  read: FormOutcome<Input>,
  sender: RequestOrigin,
): Promise<{ input: Input } | { answer: FormOutcome<null> | TurnRefused }> {
  if (!read.ok) return { answer: read };
  const turn = await takeTurn(services, 'request', sender);
  if (!turn.ok) return { answer: turn };
  return sender.suspected ? { answer: accept(null) } : { input: read.value };
}
