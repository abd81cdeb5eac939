import { sql } from 'kysely';
import { Books } from '#server/demo-gateway/books.ts';
import { payerColumns } from '#server/people/payer-columns.ts';
import type { Fact } from './fact.ts';
import { listRests } from './list-rests.ts';
import type { VisitedSystem } from './test-system.ts';
import type { Notes } from './world.ts';

/**
 * Gateway and our books agree on every sum, nothing that was acknowledged is lost, and nothing is
 * there twice.
 */
export async function readMoneyFacts({ db, gatewayJournal }: VisitedSystem, notes: Notes): Promise<Fact[]> {
  const books = new Books(gatewayJournal);
  const taken = [...books.payments.values()].filter(({ captured }) => captured);
  const odd = new Set(notes.oddSums.map(({ payment }) => payment));
  const ours = (await db.selectFrom('payments').selectAll().where('mode', '=', 'online').execute()).filter(
    ({ id }) => !odd.has(id),
  );
  const captured = ours.filter(({ status }) => status === 'captured');
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
  const wentBack = sum(
    [...books.refunds.values()].filter(({ status }) => status === 'processed').map(({ amount }) => amount),
  );
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['refunds.id', 'refunds.amount_paise', 'refunds.state'])
    .where('payments.mode', '=', 'online')
    .execute();
  const done = refunds.filter(({ state }) => state === 'processed');
  const { rows: purchases } = await sql<{ id: string; state: string; email: string | null }>`${sql.join(
    Object.entries(payerColumns).map(
      ([table, { email }]) => sql`select id, state, ${sql.ref(email)} as email from ${sql.table(table)}`,
    ),
    sql` union all `,
  )}`.execute(db);
  const byId = new Map(purchases.map((one) => [one.id, one]));
  const booked = [...notes.passes, ...notes.pupils, ...notes.travellers, ...notes.rests];
  const shown = [...notes.donations, ...notes.orders, ...notes.stays, ...booked];
  const lost = shown.filter(({ id, email }) => byId.get(id)?.email !== email);
  // The rest of a booking is a purchase of the same buyer.
  const rests = new Set(await listRests(db));
  const emails = new Set(shown.map(({ email }) => email));
  const counts = Map.groupBy(
    purchases.filter(({ id, email }) => email !== null && emails.has(email) && !rests.has(id)),
    ({ email }) => email,
  );
  const twice = [...counts].filter(([, rows]) => rows.length > 1).map(([email]) => email);
  const paidBy = (donation: string) => ours.some(({ donation_id }) => donation_id === donation);
  const forged = notes.forged.filter(
    ({ payment, donation, taken: believed }) =>
      believed || paidBy(donation) || ours.some(({ id }) => id === payment),
  );
  const oddPaid = notes.oddSums.filter(({ donation }) =>
    ['paid', 'part_refunded', 'refunded'].includes(byId.get(donation)?.state ?? ''),
  );
  return [
    {
      ...{ what: 'purchases that were shown and are lost', column: 'lost' },
      ...{ is: lost.length, wanted: 0, seen: lost },
    },
    {
      ...{ what: 'people with two purchases of one form', column: 'doubled' },
      ...{ is: twice.length, wanted: 0, seen: twice },
    },
    { what: 'payments that the gateway captured', is: taken.length, wanted: captured.length },
    {
      what: 'paise that the gateway captured',
      is: sum(taken.map(({ amount }) => amount)),
      wanted: sum(captured.map(({ amount_paise }) => amount_paise)),
    },
    {
      what: 'paise that the gateway refunded',
      is: wentBack,
      wanted: sum(captured.map(({ refunded_paise }) => refunded_paise)),
    },
    {
      what: 'paise of refunds that two of us agreed to',
      is: sum(done.map(({ amount_paise }) => amount_paise)),
      wanted: wentBack,
      seen: refunds,
    },
    {
      what: 'refunds that failed or wait',
      is: refunds.length - done.length,
      wanted: 0,
      seen: refunds.filter(({ state }) => state !== 'processed'),
    },
    { what: 'forged events that were believed', is: forged.length, wanted: 0, seen: forged },
    { what: 'donations paid by another sum than theirs', is: oddPaid.length, wanted: 0, seen: oddPaid },
    ...(await readSeries(db)),
  ];
}

/** Numbered documents without a gap or a repeat, each series by itself. */
async function readSeries(db: VisitedSystem['db']): Promise<Fact[]> {
  const { rows } = await sql<{ kind: string; series: string; faults: number }>`
    select 'receipts' as kind, legal_entity_id || ' ' || tax_year as series,
      (max(sequence) - count(distinct sequence) + count(*) - count(distinct number))::int as faults
    from receipts group by 2
    union all
    select 'bills', prefix || ' ' || fiscal_year,
      (max(sequence) - count(distinct sequence) + count(*) - count(distinct sequence))::int
    from bills group by 2`.execute(db);
  return ['receipts', 'bills'].map((kind) => {
    const of = rows.filter((row) => row.kind === kind);
    const faults = of.reduce((sum, row) => sum + row.faults, 0);
    return {
      ...{ what: `gaps and repeats in the series of ${kind}`, column: 'gaps' as const },
      ...{ is: faults, wanted: 0, seen: of },
    };
  });
}
