import type { Outcome } from '#core/result.ts';

/** Statuses that stand between a telephone and the site (proxies) may write too say nothing. */
const statuses: Record<string, number> = { 'too-often': 429, unreadable: 400 };

/** What a gate's telephone is answered: never stored on the way, whatever it is. */
export function gateAnswer<Answer>(outcome: Outcome<Answer>): Response {
  const headers = { 'cache-control': 'no-store' };
  if (outcome.ok) return Response.json(outcome.value, { headers });
  return Response.json({ error: outcome.code }, { status: statuses[outcome.code] ?? 401, headers });
}

/** A gate's addresses take posts alone: a GET would be stored somewhere. */
export function gatePostOnly(): Response {
  const headers = { allow: 'POST', 'cache-control': 'no-store' };
  return Response.json({ error: 'post-only' }, { status: 405, headers });
}
