import { sql } from 'kysely';
import { givenStates } from '#core/donations/donation-state.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { StatementRow } from '#core/statements/statement-row.ts';
import { taxYearSpan } from '#core/time/tax-year.ts';
import type { Db } from '../db/schema.ts';
import { unsealDonationPans } from '../donations/donation-pan.ts';
import { netPaise } from '../donations/net-paise.ts';
import type { Services } from '../services.ts';

/** The year's statement of one legal entity: its key in addresses and rows. */
export type StatementKey = { entityId: string; taxYear: string };

const given = sql`donations.state = any(${[...givenStates]})`;
const mode = sql`(select payment.mode from payments as payment
  where payment.donation_id = donations.id and payment.role = 'settling')`;

/** Donations on the tax path that were paid to the legal entity in the year. */
function taxDonations({ entityId, taxYear }: StatementKey) {
  const span = taxYearSpan(taxYear);
  return sql`donations.legal_entity_id = ${entityId} and donations.path = 'tax'
    and donations.paid_at >= ${span?.from ?? null} and donations.paid_at < ${span?.to ?? null}`;
}

type Line = Omit<StatementRow, 'amount' | 'pan'> & {
  amount: number;
  /** Of the newest donation. */
  sealedPan: string | null;
  /** Lines of the same name have the same. */
  nameRank: number;
};

/**
 * The lines of a statement, out of the ledger. A donation counts as its receipt says: if that
 * announces a certificate, and is valid (cash above the limit, causes without the deduction and
 * voided receipts do not count); by the day of payment, net. Name and address are those of the
 * newest receipt of the PAN, which may have been corrected. A donation without a PAN has its own
 * line.
 */
export async function readLines(
  db: Db,
  { sealer }: Pick<Services, 'sealer'>,
  key: StatementKey,
): Promise<StatementRow[]> {
  const { rows } = await sql<Line>`
    with donation as (
      select donations.id, donor_pan_sealed as pan, coalesce(donor_pan_index, donations.id) as donor, paid_at,
        total_paise as total, ${netPaise} as net, case when ${mode} = 'cash' then 'cash' else 'electronic' end as mode,
        coalesce(receipt.facts->'donor'->>'name', '') as name,
        coalesce(receipt.facts->'donor'->>'address', '') as address
      from donations join receipts as receipt on receipt.donation_id = donations.id and receipt.voided_at is null
      where ${taxDonations(key)} and ${given} and (receipt.facts->>'taxEligible')::boolean
    ),
    donor as (
      select donor, (array_agg(name order by paid_at desc, id desc))[1] as name,
        (array_agg(address order by paid_at desc, id desc))[1] as address, count(distinct lower(name))::int as names
      from donation group by donor
    ),
    by_type as (
      select donation.id, causes.donation_type as type, sum(line.amount_paise) as given,
        floor(donation.net::numeric * sum(line.amount_paise) / donation.total) as share,
        count(*) over of_donation as types, row_number() over (of_donation order by sum(line.amount_paise) desc, causes.donation_type) as place
      from donation join donation_lines as line on line.donation_id = donation.id join causes on causes.id = line.cause_id
      group by donation.id, donation.net, donation.total, causes.donation_type
      window of_donation as (partition by donation.id)
    ),
    part as (
      -- The greatest part takes what rounding left over.
      select id, type, types,
        share + case when place = 1 then donation.net - sum(share) over (partition by id) else 0 end as amount
      from by_type join donation using (id)
    )
    select (array_agg(donation.pan order by paid_at desc, donation.id desc))[1] as "sealedPan",
      dense_rank() over (order by lower(donor.name))::int as "nameRank", donor.name, donor.address, part.type, donation.mode, sum(part.amount)::bigint as amount,
      count(*)::int as donations, (array_agg(donation.id order by paid_at desc, donation.id desc))[1] as "donationId", donor.names,
      bool_or(part.types > 1 and donation.net < donation.total) as shared
    from donation join part using (id) join donor using (donor)
    where part.amount > 0
    group by donor.donor, donor.name, donor.address, donor.names, part.type, donation.mode
    order by lower(donor.name), donor.donor, part.type, donation.mode`.execute(db);
  const donations = rows.map(({ donationId, sealedPan }) => ({
    id: donationId,
    donor_pan_sealed: sealedPan,
  }));
  const pans = await unsealDonationPans(sealer, donations);
  const opened = rows.map(({ sealedPan: _, nameRank, ...row }, at) => ({
    nameRank,
    line: { ...row, pan: pans[at] ?? '', amount: paise(row.amount) },
  }));
  // Not by the index: it differs with another key, and the digest of a filed statement depends on
  // this order.
  opened.sort(
    (one, other) => one.nameRank - other.nameRank || inOrder(donorOf(one.line), donorOf(other.line)),
  );
  return opened.map(({ line }) => line);
}

const donorOf = ({ pan, donationId }: StatementRow) => pan || donationId;
const inOrder = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Why a donation on the tax path does not count. */
export type LeftOutReason = 'cash' | 'not-eligible' | 'no-receipt' | 'returned';
export type LeftOut = { reason: LeftOutReason; donations: number; total: Paise; newestId: string };

/**
 * The donations on the tax path that do not count, by reason, so that the staff sees where they
 * are.
 */
export async function readLeftOut(db: Db, key: StatementKey): Promise<LeftOut[]> {
  const { rows } = await sql<Omit<LeftOut, 'total'> & { total: number }>`
    select reason, count(*)::int as donations, sum(total_paise)::bigint as total,
      (array_agg(id order by paid_at desc, id desc))[1] as "newestId"
    from (
      select donations.id, total_paise, paid_at, case
        when not ${given} then 'returned'
        when receipt.id is null then 'no-receipt'
        when not (receipt.facts->>'taxEligible')::boolean and ${mode} = 'cash' then 'cash'
        when not (receipt.facts->>'taxEligible')::boolean then 'not-eligible' end as reason
      from donations left join receipts as receipt on receipt.donation_id = donations.id and receipt.voided_at is null
      where ${taxDonations(key)}
    ) as donation
    where reason is not null group by reason order by reason`.execute(db);
  return rows.map((row) => ({ ...row, total: paise(row.total) }));
}
