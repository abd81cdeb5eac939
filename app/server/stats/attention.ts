import { sql } from 'kysely';
import { type AnonymousMeter, anonymousMeter } from '#core/donations/anonymous-line.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import { periodOf } from '#core/stats/periods.ts';
import { netPaise } from '../donations/net-paise.ts';
import { isUndelivered, isWaiting } from '../donations/open-donations.ts';
import { isUnseen } from '../purchases/warning-queries.ts';
import type { Services } from '../services.ts';
import { givenIn } from './given.ts';

export type Attention = {
  /** Started more than 15 minutes ago and not settled. */
  waiting: number;
  /** Receipts whose letter was not delivered. */
  undelivered: number;
  claims: number;
  /** Captured payments that settle no donation, and payment warnings that somebody must look at. */
  payments: number;
};

/** Counts of what the staff has to look at. */
export async function getAttention({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Attention> {
  const now = clock();
  const count = sql<number>`count(*)::bigint`.as('count');
  const [waiting, undelivered, claims, payments, warnings] = await Promise.all([
    db.selectFrom('donations').select(count).where(isWaiting(now)).executeTakeFirstOrThrow(),
    db.selectFrom('donations').select(count).where(isUndelivered(now)).executeTakeFirstOrThrow(),
    db.selectFrom('upi_claims').select(count).where('state', '=', 'claimed').executeTakeFirstOrThrow(),
    db
      .selectFrom('payments')
      .select(count)
      .where('role', 'in', ['duplicate', 'mismatch', 'late', 'unmatched'])
      .where('status', '=', 'captured')
      .whereRef('refunded_paise', '<', 'amount_paise')
      .executeTakeFirstOrThrow(),
    db.selectFrom('payment_warnings').select(count).where(isUnseen).executeTakeFirstOrThrow(),
  ]);
  return {
    waiting: waiting.count,
    undelivered: undelivered.count,
    claims: claims.count,
    payments: payments.count + warnings.count,
  };
}

export type BodyMeter = AnonymousMeter & {
  entity: string;
  /** Donations in a name without an address; the law may count them as anonymous too. */
  withoutAddress: Paise;
};

/** The anonymous donations of this tax year against the legal limit, for each legal entity. */
export async function getAnonymousMeters({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<BodyMeter[]> {
  const span = periodOf('taxYear', clock());
  const { rows } = await sql<{ name: string; all: number; anonymous: number; without_address: number }>`
    select entity.name, coalesce(sum(net), 0)::bigint as "all",
      coalesce(sum(net) filter (where path = 'gupt'), 0)::bigint as anonymous,
      coalesce(sum(net) filter (where path <> 'gupt' and donor_address_line is null), 0)::bigint as without_address
    from legal_entities as entity
    left join (select legal_entity_id, path, donor_address_line, ${netPaise} as net from donations
      where ${givenIn(span)}) as donation on donation.legal_entity_id = entity.id
    group by entity.id, entity.name order by entity.name`.execute(db);
  return rows.map((row) => ({
    entity: row.name,
    withoutAddress: paise(row.without_address),
    ...anonymousMeter({ anonymous: paise(row.anonymous), all: paise(row.all) }, span.firstDay),
  }));
}
