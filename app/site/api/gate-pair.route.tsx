import { gateAnswer, gatePostOnly } from '#server/passes/gate/gate-answer.ts';
import { pairGate } from '#server/passes/gate/pair-gate.ts';
import { servicesContext } from '#server/services.ts';
import { addressOf } from '#server/web-request/form-text.ts';
import type { Route } from './+types/gate-pair.route';

/** POST /api/v1/gate/pair { code }: the secret of this telephone (docs/decisions/gate.md). */
export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const body: unknown = await request.json().catch(() => null);
  return gateAnswer(await pairGate(context.get(servicesContext), body, addressOf(request)));
}

export const loader = gatePostOnly;
