import { proofField } from '#core/people/proof.ts';
import { trapField } from '#core/requests/trap.ts';
import { type Sender, senderOf } from '../auth/take-turn.ts';
import type { Services } from '../services.ts';
import { readForm, textOf } from '../web-request/form-text.ts';

/** Who sent a request, as limits count it, and whether it looks like a robot's. */
export type RequestOrigin = Sender & { suspected: boolean };

/** The named fields of a posted form as typed, and its origin. */
export async function readRequestForm<Name extends string>(
  services: Services,
  request: Request,
  names: readonly Name[],
): Promise<{ typed: Record<Name, string>; origin: RequestOrigin }> {
  const form = await readForm(request);
  const typed = Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as Record<Name, string>;
  const sender = await senderOf(services, request, textOf(form, proofField));
  // Nobody sees the field, every browser sends it: filled or missing, the form was not filled in by
  // hand.
  const suspected = form.get(trapField) !== '';
  return { typed, origin: { ...sender, suspected } };
}
