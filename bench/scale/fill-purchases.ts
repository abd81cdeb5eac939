import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Rows that a settled gift or order leaves, parents before children; `own` finds those of one. */
const leftBy = {
  gift: [
    ['donations', `donor_email like 'giver-%'`],
    ['donation_lines', `donation_id in (select id from model)`],
    ['donation_events', `donation_id in (select id from model)`],
    ['payments', `donation_id in (select id from model)`],
    ['receipts', `donation_id in (select id from model)`],
    [
      'letters',
      `cause_key in (select 'gift-receipt:' || id from receipts where donation_id in (select id from model))`,
    ],
    ['gateway_events', `gateway_order_id in (select gateway_order_id from model)`],
  ],
  order: [
    ['orders', `buyer_email like 'shopper-%'`],
    ['order_lines', `order_id in (select id from model)`],
    ['order_events', `order_id in (select id from model)`],
    ['holds', `holder in (select id from model)`],
    ['stock_moves', `order_ref in (select id from model)`],
    ['payments', `order_id in (select id from model)`],
    ['bills', `order_id in (select id from model)`],
    ['letters', `data::text like '%ord_%' or cause_key like '%ord_%'`],
    ['gateway_events', `gateway_order_id in (select gateway_order_id from model)`],
  ],
} as const;

type Kind = keyof typeof leftBy;

/**
 * Copies the purchases of this kind that are there until there are `wanted` of them, each copy with
 * ids, a person and a number of its own: what an hour of them leaves, in seconds. An hour after
 * the first ones all of them are polled at once (next-poll-at.ts): a measurement ends before.
 */
export async function fillPurchases(db: Kysely<Database>, kind: Kind, wanted: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [[purchases, isOwn]] = leftBy[kind];
    await sql`create temporary table model on commit drop as
      select * from ${sql.table(purchases)} where ${sql.raw(isOwn)} and state = 'paid'`.execute(trx);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from model`.execute(trx);
    const models = rows[0]?.count ?? 0;
    if (models === 0) throw new Error(`there is no ${kind} to copy`);
    const copies = Math.ceil(wanted / models);
    for (const [table, own] of leftBy[kind]) {
      const which = table === purchases ? `id in (select id from model)` : own;
      await copyRows(trx, table, which, copies);
    }
  });
}

const series = {
  receipts: { table: 'receipt_series', by: ['legal_entity_id', 'tax_year'] },
  bills: { table: 'bill_series', by: ['prefix', 'fiscal_year'] },
} as const;

async function copyRows(trx: Kysely<Database>, table: string, own: string, copies: number): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`select column_name as name
    from information_schema.columns where table_schema = 'public' and table_name = ${table}
      and is_identity = 'NO' and is_generated = 'NEVER' and coalesce(column_default, '') not like 'nextval%'
    order by ordinal_position`.execute(trx);
  const names = columns.map(({ name }) => sql.ref(name));
  // The first five signs of every id, and the person's number, become those of the copy.
  const copied = sql`regexp_replace(regexp_replace(regexp_replace(to_jsonb(one)::text,
    '\\m(don|ord|order|pay|rcp|rv|let|bil|bill|evt|intent)_([A-Za-z0-9_-]{5})([A-Za-z0-9_-]{9,})',
    '\\1_' || lpad(to_hex(copy), 5, '0') || '\\3', 'g'),
    '(giver|shopper)-([0-9]+)', '\\1-' || copy || '0\\2', 'g'),
    '"([+]91)?7([0-9]{3})([0-9]{6})"', '"\\17' || lpad((copy % 1000)::text, 3, '0') || '\\3"', 'g')::jsonb`;
  const counted = series[table as keyof typeof series];
  const numbers = counted
    ? sql` || jsonb_build_object('sequence', last, 'number', regexp_replace(one.number, '[0-9]{6}$', lpad(last::text, 6, '0')))`
    : sql``;
  const last = counted
    ? sql`, lateral (select ((select max(sequence) from ${sql.table(table)} as all_of)
        + (copy - 1) * (select count(*) from ${sql.table(table)} as m where ${sql.raw(own)})
        + (select count(*) from ${sql.table(table)} as m where ${sql.raw(own)} and m.sequence <= one.sequence))::int as last) as numbered`
    : sql``;
  await sql`insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(columns.map(({ name }) => sql.ref(`made.${name}`)))}
    from (select * from ${sql.table(table)} where ${sql.raw(own)}) as one, generate_series(1, ${copies}::int) as copy ${last},
      jsonb_populate_record(null::${sql.table(table)}, ${copied}${numbers}) as made`.execute(trx);
  if (!counted) return;
  const trigger = sql.ref(`${counted.table}_count`);
  const by = sql.join(counted.by.map((name) => sql.ref(name)));
  await sql`alter table ${sql.table(counted.table)} disable trigger ${trigger}`.execute(trx);
  await sql`update ${sql.table(counted.table)} as series set last_number = numbered.last
    from (select ${by}, max(sequence) as last from ${sql.table(table)} group by ${by}) as numbered
    where ${sql.join(
      counted.by.map((name) => sql`series.${sql.ref(name)} = numbered.${sql.ref(name)}`),
      sql` and `,
    )}`.execute(trx);
  await sql`alter table ${sql.table(counted.table)} enable trigger ${trigger}`.execute(trx);
}
