import type { RawBuilder } from 'kysely';
import { nearestPage } from '#core/content/paging.ts';
import type { DonationState } from '#core/donations/donation-state.ts';
import type { Language } from '#core/language/languages.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import { isPayLinkId } from '#core/pay-links/pay-link.ts';
import { type PayLinkState, payLinkState } from '#core/pay-links/pay-link-state.ts';
import { isPayable } from '#core/purchases/payable.ts';
import { lastDayBefore } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';

export type PayLink = {
  id: string;
  state: PayLinkState;
  causeId: string;
  /** In English, as the books have it. */
  causeTitle: string;
  amount: Paise;
  name: string;
  phone: string;
  email: string | null;
  language: Language;
  createdAt: Date;
  /** The last day on which it may be paid, in the temple's zone. */
  lastDay: string;
  mailedAt: Date | null;
  donationId: string | null;
  /** It pays a part of a life membership. */
  ofMembership: boolean;
};

/** Null for an unknown id and for a malformed one. */
export async function findPayLink(services: Services, id: string): Promise<PayLink | null> {
  if (!isPayLinkId(id)) return null;
  const row = await selectLinks(services.db).where('pay_links.id', '=', id).executeTakeFirst();
  return row ? toPayLink(row, services.clock()) : null;
}

const pageSize = 50;

/** The links of the last weeks, newest first. The caller checks 'donations.record'. */
export async function listPayLinks(
  { db, clock }: Services,
  wanted: number,
): Promise<{ rows: PayLink[]; page: number; pages: number; count: number }> {
  const { count } = await db
    .selectFrom('pay_links')
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = nearestPage(wanted, Number(count), pageSize);
  const rows = await selectLinks(db)
    .orderBy('pay_links.created_at', 'desc')
    .orderBy('pay_links.id')
    .limit(pageSize)
    .offset(offset)
    .execute();
  return { rows: rows.map((row) => toPayLink(row, clock())), page, pages, count: Number(count) };
}

/**
 * The links made for somebody, oldest first, for the export of their data; `theirs` chooses them.
 */
export async function listPayLinksOf(
  { db, clock }: Services,
  theirs: RawBuilder<boolean>,
): Promise<PayLink[]> {
  const rows = await selectLinks(db).where(theirs).orderBy('pay_links.created_at').execute();
  return rows.map((row) => toPayLink(row, clock()));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLinks>['execute']>>[number];

function selectLinks(db: Services['db']) {
  return db
    .selectFrom('pay_links')
    .innerJoin('causes', 'causes.id', 'pay_links.cause_id')
    .leftJoin('donations', 'donations.id', 'pay_links.donation_id')
    .select((build) => [
      ...(['pay_links.id', 'pay_links.cause_id', 'causes.title', 'pay_links.amount_paise'] as const),
      ...(['pay_links.donor_name', 'pay_links.donor_phone', 'pay_links.donor_email'] as const),
      ...(['pay_links.language', 'pay_links.created_at', 'pay_links.expires_at'] as const),
      ...(['pay_links.mailed_at', 'pay_links.withdrawn_at', 'pay_links.donation_id'] as const),
      'pay_links.membership_part_id',
      ...(['donations.state', 'donations.created_at as begun_at'] as const),
      build
        .exists(
          build
            .selectFrom('upi_claims')
            .select('upi_claims.id')
            .whereRef('upi_claims.donation_id', '=', 'donations.id')
            .where('upi_claims.state', '=', 'claimed'),
        )
        .as('claimed'),
    ]);
}

function toPayLink(row: Row, now: Date): PayLink {
  return {
    id: row.id,
    state: payLinkState(
      { withdrawnAt: row.withdrawn_at, expiresAt: row.expires_at, donation: begunOf(row, now) },
      now,
    ),
    causeId: row.cause_id,
    causeTitle: row.title,
    amount: paise(row.amount_paise),
    name: row.donor_name,
    phone: row.donor_phone,
    email: row.donor_email,
    language: row.language,
    createdAt: row.created_at,
    lastDay: lastDayBefore(row.expires_at),
    mailedAt: row.mailed_at,
    donationId: row.donation_id,
    ofMembership: row.membership_part_id !== null,
  };
}

function begunOf(
  { state, begun_at: at, claimed }: { state: DonationState | null; begun_at: Date | null; claimed: unknown },
  now: Date,
) {
  if (state === null || at === null) return null;
  return { state, payable: isPayable(state, at, now), claimed: claimed === true };
}

/** Whether a donation was begun by a pay link. */
export async function isOfPayLink({ db }: Services, donationId: string): Promise<boolean> {
  const link = await db
    .selectFrom('pay_links')
    .select('id')
    .where('donation_id', '=', donationId)
    .executeTakeFirst();
  return link !== undefined;
}
