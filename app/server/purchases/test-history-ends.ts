import { expect } from 'vitest';
import type { Services } from '../services.ts';
import { purchaseTables } from './purchase.ts';
import type { ClockedGateway } from './test-clocked-gateway.ts';
import type { BookedKind } from './test-history-kind.ts';
import type { Line } from './test-notebook.ts';

export type World = {
  services: Services;
  gateway: ClockedGateway;
  now: () => Date;
  pass: (ms: number) => void;
};

/** Site and notebook say the same of every booking. */
export async function compareStages<Wish>(
  { services }: World,
  { kind, stages, note }: BookedKind<Wish>,
  lines: readonly Line<Wish>[],
  after: string,
): Promise<void> {
  const rows = await services.db.selectFrom(purchaseTables[kind]).select(['id', 'stage']).execute();
  const seen = Object.fromEntries(rows.map(({ id, stage }) => [id, stages[stage]]));
  const wanted = Object.fromEntries(lines.map(({ id, stage }) => [id, stage]));
  expect(seen, `after ${after}`).toEqual(wanted);
  await note?.();
}

/** Every rupee that was heard of is known, and so is what went back of it. */
export async function compareMoney(
  { services, gateway }: World,
  lines: readonly Line<unknown>[],
  unheard: string | undefined,
): Promise<void> {
  const known = await services.db
    .selectFrom('payments')
    .select(['id', 'amount_paise', 'refunded_paise'])
    .where('status', '=', 'captured')
    .execute();
  const paid = lines
    .flatMap(({ id }) => gateway.paymentsOf(`order_${id}`))
    .filter(({ paymentId }) => paymentId !== unheard);
  const sums = (rows: readonly (readonly [string, number, number])[]) => [...rows].map(String).sort();
  expect(sums(known.map((row) => [row.id, row.amount_paise, row.refunded_paise]))).toEqual(
    sums(paid.map(({ paymentId, amount, refunded }) => [paymentId, amount, refunded])),
  );
}
