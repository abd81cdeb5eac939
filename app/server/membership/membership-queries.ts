import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#core/language/languages.ts';
import { type Benefit, benefitKinds, yearOfMembership } from '#core/membership/benefits.ts';
import { type MembershipStage, overdueDays } from '#core/membership/membership-stage.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { MembershipEventKind } from '../db/schema/memberships.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { readShopSavings, type ShopSavings } from './shop-savings.ts';

export type MembershipRow = {
  id: string;
  stage: MembershipStage;
  tier: string;
  name: string;
  email: string | null;
  phone: string | null;
  amount: Paise;
  paid: Paise;
  parts: number;
  number: string | null;
  beganOn: string | null;
  appliedAt: Date;
  /** Days by which the oldest unpaid part is overdue. */
  overdue: number;
  /** Of the oldest unpaid part. */
  nextDueOn: string | null;
};

export type MembershipPart = {
  id: string;
  position: number;
  amount: Paise;
  dueOn: string;
  donationId: string | null;
  paidAt: Date | null;
  /** The receipt that is valid: its id, and its number. */
  receiptId: string | null;
  receipt: string | null;
};

export type MembershipUse = {
  id: string;
  kind: Benefit['kind'];
  count: number;
  usedOn: string;
  recordedAt: Date;
  note: string;
  withdrawn: boolean;
  /** The booking that took them: a stay, or passes of an event. */
  stayId: string | null;
  passBookingId: string | null;
  eventId: string | null;
};

type MembershipEvent = {
  id: number;
  at: Date;
  kind: MembershipEventKind;
  donationId: string | null;
  note: string | null;
};

export type MembershipView = MembershipRow & {
  requestId: string | null;
  spouse: string | null;
  address: string | null;
  language: Language;
  personId: string | null;
  tierId: string;
  causeId: string;
  graceDays: number;
  endReason: string | null;
  schedule: MembershipPart[];
  /** Of the current year of membership; none before it began. */
  benefits: Benefit[];
  /** The discount in the shop and what it saved in this year; null where there is none. */
  shop: ShopSavings | null;
  uses: MembershipUse[];
  events: MembershipEvent[];
  /** The last part of the card's address. */
  card: string | null;
};

function selectMemberships({ db }: Pick<Services, 'db'>) {
  const open = sql`from membership_parts as part
    where part.membership_id = memberships.id and part.donation_id is null`;
  return db
    .selectFrom('memberships')
    .select(['memberships.id', 'stage', 'tier_title as tier', 'memberships.name', 'memberships.email'])
    .select(['memberships.phone', 'amount_paise as amount', 'parts', 'number', 'began_on as beganOn'])
    .select(['applied_at as appliedAt'])
    .select([
      sql<number>`(select coalesce(sum(part.amount_paise), 0)::bigint from membership_parts as part
        where part.membership_id = memberships.id and part.donation_id is not null)`.as('paid'),
      sql<string | null>`(select min(part.due_on) ${open})`.as('nextDueOn'),
    ]);
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectMemberships>['executeTakeFirstOrThrow']>>;

function toRow({ paid, nextDueOn, ...row }: Selected, today: string): MembershipRow {
  const overdue = nextDueOn === null ? 0 : overdueDays([{ dueOn: nextDueOn, paid: false }], today);
  return { ...row, paid: paise(Number(paid)), nextDueOn, overdue: row.stage === 'ended' ? 0 : overdue };
}

/** Memberships that a condition names, the newest first. The caller checks who may see them. */
export async function listMemberships(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  are: RawBuilder<boolean>,
  most = listLimit,
): Promise<MembershipRow[]> {
  const rows = await selectMemberships({ db })
    .where(are)
    .orderBy('applied_at', 'desc')
    .orderBy('memberships.id')
    .limit(most)
    .execute();
  return rows.map((row) => toRow(row, templeDay(clock())));
}

/** More life members than the office's list is meant for. */
const listLimit = 5_000;

/** Null for an unknown id. The caller checks who may see it. */
export async function findMembership(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
): Promise<MembershipView | null> {
  const row = await selectMemberships({ db })
    .select(['request_id as requestId', 'spouse', 'address', 'language', 'person_id as personId'])
    .select(['cause_id as causeId', 'tier_id as tierId'])
    .select(['grace_days as graceDays'])
    .select(['end_reason as endReason', 'nights_a_year', 'passes_a_year', 'shop_percent'])
    .select(({ selectFrom }) =>
      selectFrom('membership_cards')
        .select('code')
        .whereRef('membership_id', '=', 'memberships.id')
        .where('ended_at', 'is', null)
        .as('card'),
    )
    .where('memberships.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const today = templeDay(clock());
  const { nights_a_year: nights, passes_a_year: passes, shop_percent: percent, ...selected } = row;
  const [schedule, benefits, shop, uses, events] = await Promise.all([
    listParts(db, id),
    listBenefits(db, { id, beganOn: row.beganOn, granted: { nights, passes } }, today),
    row.beganOn === null
      ? null
      : readShopSavings(db, { id, percent, since: yearOfMembership(row.beganOn, today) }),
    listUses(db, id),
    db
      .selectFrom('membership_events')
      .select(['id', 'at', 'kind', 'donation_id as donationId', 'note'])
      .where('membership_id', '=', id)
      .orderBy('id', 'desc')
      .execute(),
  ]);
  return { ...selected, ...toRow(selected, today), schedule, benefits, shop, uses, events };
}

export function listParts(db: Db, id: string): Promise<MembershipPart[]> {
  return db
    .selectFrom('membership_parts as part')
    .leftJoin('receipts', (join) =>
      join.onRef('receipts.donation_id', '=', 'part.donation_id').on('receipts.voided_at', 'is', null),
    )
    .select(['part.id', 'part.position', 'part.amount_paise as amount', 'part.due_on as dueOn'])
    .select(['part.donation_id as donationId', 'part.paid_at as paidAt'])
    .select(['receipts.id as receiptId', 'receipts.number as receipt'])
    .where('membership_id', '=', id)
    .orderBy('position')
    .execute();
}

type Granted = { id: string; beganOn: string | null; granted: Record<Benefit['kind'], number> };

async function listBenefits(db: Db, { id, beganOn, granted }: Granted, today: string): Promise<Benefit[]> {
  if (beganOn === null) return [];
  const fromDay = yearOfMembership(beganOn, today);
  const rows = await db
    .selectFrom('membership_grants')
    .select(['kind', 'granted', 'used'])
    .where('membership_id', '=', id)
    .where('from_day', '=', fromDay)
    .execute();
  return benefitKinds.flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind) ?? { granted: granted[kind], used: 0 };
    if (row.granted === 0) return [];
    return [{ kind, fromDay, granted: row.granted, used: row.used, left: row.granted - row.used }];
  });
}

async function listUses(db: Db, id: string): Promise<MembershipUse[]> {
  const rows = await db
    .selectFrom('membership_uses as use')
    .leftJoin('pass_bookings as booking', 'booking.id', 'use.pass_booking_id')
    .select(['use.id', 'kind', 'count', 'used_on as usedOn', 'recorded_at as recordedAt', 'note'])
    .select(['withdrawn_at'])
    .select(['stay_id as stayId', 'pass_booking_id as passBookingId', 'event_id as eventId'])
    .where('membership_id', '=', id)
    .orderBy('recorded_at', 'desc')
    .orderBy('use.id')
    .execute();
  return rows.map(({ withdrawn_at, ...use }) => ({ ...use, withdrawn: withdrawn_at !== null }));
}
