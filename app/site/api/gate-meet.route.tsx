import { gateAnswer, gatePostOnly } from '#server/passes/gate/gate-answer.ts';
import { meetGate } from '#server/passes/gate/meet-gate.ts';
import { servicesContext } from '#server/services.ts';
import { addressOf } from '#server/web-request/form-text.ts';
import type { Route } from './+types/gate-meet.route';

/** POST /api/v1/gate/meet { cursor, scans }: what changed, and what became of each scan. */
export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  return gateAnswer(
    await meetGate(context.get(servicesContext), {
      authorization: request.headers.get('authorization'),
      address: addressOf(request),
      body: await request.json().catch(() => null),
    }),
  );
}

export const loader = gatePostOnly;
