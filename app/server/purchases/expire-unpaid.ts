import { openStates } from '#core/purchases/money-state.ts';
import { payWindows } from '#core/purchases/pay-windows.ts';
import type { Services } from '../services.ts';
import { pollGateway } from './poll-gateway.ts';

type Unpaid = { id: string; gateway_order_id: string | null };

/**
 * Expires purchases that nobody paid: after the day in which they may be paid and the days in which
 * a failed payment may still be authorised, and only once the gateway has answered that there is no
 * payment. `list` gives those begun before a moment.
 */
export async function expireUnpaid(
  services: Services,
  stopping: AbortSignal,
  { list, expire }: { list: (before: Date) => Promise<Unpaid[]>; expire: (id: string) => Promise<void> },
): Promise<void> {
  const { payableFor, lateAuthorisation } = payWindows;
  for (const { id, gateway_order_id } of await list(
    new Date(services.clock().getTime() - payableFor - lateAuthorisation),
  )) {
    if (stopping.aborted) return;
    if (await isAnswered(services, gateway_order_id)) await expire(id);
  }
}

/**
 * Whether the gateway has answered what was paid under an order, which is settled by now; one that
 * it does not know (any more) has no payment, and neither has a purchase without any (null).
 */
export async function isAnswered(services: Services, orderId: string | null): Promise<boolean> {
  if (orderId === null) return true;
  const answer = await pollGateway(services, orderId);
  return answer === 'answered' || answer === 'declined';
}

/** Purchases begun before then that wait for the gateway, the oldest first, a batch at a time. */
export function listUnpaid(
  { db }: Services,
  table: 'orders' | 'stay_bookings' | 'seat_bookings',
  before: Date,
): Promise<Unpaid[]> {
  return db
    .selectFrom(table)
    .select(['id', 'gateway_order_id'])
    .where('state', 'in', openStates)
    .where('pay_by', '=', 'gateway')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(200)
    .execute();
}
