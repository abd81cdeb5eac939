import { sql } from 'kysely';
import { auditLedger } from '#server/db/audit.ts';
import { Books } from '#server/demo-gateway/books.ts';
import type { Buyer } from './crowd-buyer.ts';
import type { Fact } from './fact.ts';
import type { TestSystem } from './test-system.ts';

export type Crowd = {
  /**
   * Everybody who pressed Pay at once, and those who tried again when the slow ones' time had run
   * out.
   */
  first: readonly Buyer[];
  again: readonly Buyer[];
  /** How many held the goods, ran out of time and lost them to others. */
  overtaken: number;
};

/**
 * The end of the crowd's story in the eyes of buyers, our database, the gateway and Postgres' own
 * log.
 */
export async function readCrowdFacts(
  { db, gatewayJournal, faultLines }: TestSystem,
  { first, again, overtaken }: Crowd,
  { inStock, variantId }: { inStock: number; variantId: string },
): Promise<Fact[]> {
  const buyers = [...first, ...again];
  const orders = await db
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
    .select(['orders.id', 'orders.gateway_order_id', 'state', 'stage', 'orders.total_paise', 'buyer_email'])
    .where('line.variant_id', '=', variantId)
    .execute();
  const payments = await db.selectFrom('payments').selectAll().where('order_id', 'is not', null).execute();
  const bills = await db.selectFrom('bills').select(['order_id', 'total_paise']).execute();
  const letters = await db.selectFrom('letters').select('cause_key').execute();
  const stock = await db
    .selectFrom('stock')
    .select(['on_hand', 'held'])
    .where('variant_id', '=', variantId)
    .executeTakeFirstOrThrow();
  const { rows: sums } = await sql<{ left: number; sold: number }>`select sum(change)::int as left,
    coalesce(-sum(change) filter (where reason = 'sold'), 0)::int as sold
    from stock_moves where variant_id = ${variantId}`.execute(db);
  const { rows: blocked } = await sql<{ deadlocks: number }>`select deadlocks::int as deadlocks
    from pg_stat_database where datname = current_database()`.execute(db);
  const broken = await auditLedger(db);
  const log = await faultLines();

  const gateway = new Books(gatewayJournal);
  const taken = [...gateway.payments.values()].filter(({ captured }) => captured);
  const settling = new Set(payments.filter(({ role }) => role === 'settling').map(({ id }) => id));
  const apart = new Set(payments.filter(({ role }) => role === 'duplicate').map(({ id }) => id));
  const orphans = taken.filter(({ id, amount, order_id }) => {
    const order = orders.find((one) => one.gateway_order_id === order_id);
    const known = order && payments.find((one) => one.id === id)?.amount_paise === amount;
    return !known || !(settling.has(id) || apart.has(id)) || order.total_paise !== amount;
  });
  const inStage = (stage: string) => orders.filter((one) => one.state === 'paid' && one.stage === stage);
  const [placed, short] = [inStage('placed'), inStage('short')];
  const readers = (end: Buyer['read'], ids: readonly { id: string }[]) =>
    buyers.filter((one) => one.read === end && ids.some(({ id }) => id === one.orderId));
  const lettersTo = (ids: readonly { id: string }[], kind: string) =>
    letters.filter(({ cause_key }) => ids.some(({ id }) => cause_key === `order:${id}:${kind}`));
  const neverAnswered = buyers.filter(({ read }) => read === null);
  const soldOut = (some: readonly Buyer[]) => some.filter(({ read }) => read === 'sold out').length;
  return [
    { what: 'orders paid and confirmed', is: placed.length, wanted: inStock },
    { what: 'their buyers read "in good hands"', is: readers('thanks', placed).length, wanted: inStock },
    { what: 'bills, each of its order’s sum', is: agreeing(bills, placed), wanted: inStock },
    { what: 'letters to them', is: lettersTo(placed, 'paid').length, wanted: inStock },
    {
      what: `read that it is sold out, of ${first.length}`,
      is: soldOut(first),
      wanted: first.length - inStock,
    },
    {
      what: `read so, of ${again.length} who tried again`,
      is: soldOut(again),
      wanted: again.length - overtaken,
    },
    { what: 'paid too late: short, left to the staff', is: short.length, wanted: overtaken },
    { what: 'their buyers read "is gone"', is: readers('short', short).length, wanted: overtaken },
    { what: 'letters to them', is: lettersTo(short, 'short').length, wanted: overtaken },
    { what: 'read nothing, or anything else', is: neverAnswered.length, wanted: 0 },
    {
      what: 'orders besides these',
      is: orders.length - placed.length - short.length,
      wanted: 0,
      seen: orders,
    },
    { what: 'in stock', is: stock.on_hand, wanted: 0 },
    { what: 'held', is: stock.held, wanted: 0 },
    { what: 'sum of the stock ledger', is: sums[0]?.left ?? -1, wanted: 0 },
    { what: 'sold by the stock ledger', is: sums[0]?.sold ?? -1, wanted: inStock },
    { what: 'payments the gateway captured', is: taken.length, wanted: inStock + overtaken + 2 },
    { what: 'second payments, set apart for a refund', is: apart.size, wanted: 2 },
    { what: 'captured without a paid order', is: orphans.length, wanted: 0, seen: orphans },
    { what: 'deadlocks by Postgres’ count', is: blocked[0]?.deadlocks ?? -1, wanted: 0 },
    { what: 'errors in Postgres’ log', is: log.postgres.length, wanted: 0, seen: log.postgres },
    { what: 'faults in the sites’ logs', is: log.site.length, wanted: 0, seen: log.site },
    { what: 'audit findings (db/audit.sql)', is: broken.length, wanted: 0, seen: broken },
  ];
}

function agreeing(
  bills: readonly { order_id: string | null; total_paise: number }[],
  orders: readonly { id: string; total_paise: number }[],
): number {
  const named = bills.filter((bill) =>
    orders.some(({ id, total_paise }) => id === bill.order_id && total_paise === bill.total_paise),
  );
  return new Set(named.map(({ order_id }) => order_id)).size;
}
