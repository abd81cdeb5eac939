import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLostConnection } from './lost-connection.ts';

/**
 * How long a request waits in all for a database that is away: a restart or a quick failover costs
 * its visitor a moment instead of an error. Less than a rendering may take (http/renderer.ts).
 */
export const patienceMs = 8_000;
export const retryMs = 200;

/** Until when (performance.now()) the request under way waits. */
const deadline = new AsyncLocalStorage<number>();

/** Runs a request, whose patience begins now. */
export function withDeadline<Answer>(work: () => Answer): Answer {
  return deadline.run(performance.now() + patienceMs, work);
}

/** Runs what a request has set off and does not wait for. */
export function withoutDeadline<Answer>(work: () => Answer): Answer {
  return deadline.exit(work);
}

/** The moment until which to wait; outside a request its patience begins now. */
export function waitsUntil(): number {
  return deadline.getStore() ?? performance.now() + patienceMs;
}

/**
 * Does work again whose connection was lost, while the request waits. Only for work that is safe
 * to do twice though its first try may have been committed: reads, and what finds its own earlier
 * result by a key.
 */
export async function againAfterLoss<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const until = waitsUntil();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLostConnection(error) || performance.now() >= until) throw error;
      await sleep(retryMs);
    }
  }
}
