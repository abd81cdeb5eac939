import { type RawBuilder, sql } from 'kysely';
import { searchText } from '#core/fields/search-text.ts';
import { type MembershipStage, membershipStages } from '#core/membership/membership-stage.ts';
import { type Paise, paise, rupeesText } from '#core/money/paise.ts';
import type { Staff } from '#core/people/viewer.ts';
import { csvLine, csvStart } from '#core/tables/csv.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/members.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { nameBegins } from '../db/name-words.ts';
import type { Services } from '../services.ts';
import { listMemberships, type MembershipRow } from './membership-queries.ts';

/** What the list is asked for: a stage or 'overdue', and a name, a number or a contact. */
export type MembersAsked = { state: MembershipStage | 'overdue' | null; search: string };

export function readMembersAsked(query: URLSearchParams): MembersAsked {
  const typed = query.get('state');
  const state = ([...membershipStages, 'overdue'] as const).find((one) => one === typed) ?? null;
  return { state, search: searchText(query) };
}

function isAsked({ state, search }: MembersAsked, today: string): RawBuilder<boolean> {
  const ofState =
    state === 'overdue'
      ? sql`stage in ('approved', 'paying', 'lapsed') and exists (select from membership_parts as late
          where late.membership_id = memberships.id and late.donation_id is null and late.due_on < ${today}::date)`
      : state === null
        ? sql`true`
        : sql`stage = ${state}`;
  if (search === '') return sql<boolean>`(${ofState})`;
  return sql<boolean>`(${ofState} and (number = upper(${search}) or lower(memberships.email) = lower(${search})
    or memberships.phone like ${`%${search.replaceAll(/\D/g, '') || '-'}`}
    or ${nameBegins('memberships.name', search)}))`;
}

/**
 * The members that the office asks for, the newest first, all or so many. The caller checks
 * 'members.read'.
 */
export function listAskedMembers(
  services: Services,
  asked: MembersAsked,
  most?: number,
): Promise<MembershipRow[]> {
  return listMemberships(services, isAsked(asked, templeDay(services.clock())), most);
}

export type MemberFigures = {
  byStage: Record<MembershipStage, number>;
  overdue: number;
  overduePaise: Paise;
  /**
   * Donations not refunded yet that came for a part which was paid already and pay no other, or
   * that came after the end.
   */
  paidTwice: { donationId: string; membershipId: string }[];
};

/** The board above the list. The caller checks 'members.read'. */
export async function readMemberFigures({ db, clock }: Services): Promise<MemberFigures> {
  const today = templeDay(clock());
  const [stages, late, twice] = await Promise.all([
    db
      .selectFrom('memberships')
      .select(({ fn }) => ['stage', fn.countAll<number>().as('count')])
      .groupBy('stage')
      .execute(),
    db
      .selectFrom('membership_parts as part')
      .innerJoin('memberships', 'memberships.id', 'part.membership_id')
      .select(({ fn }) => [
        fn.count<number>('memberships.id').distinct().as('members'),
        sql<number>`coalesce(sum(part.amount_paise), 0)::bigint`.as('sum'),
      ])
      .where('part.donation_id', 'is', null)
      .where('stage', 'in', ['approved', 'paying', 'lapsed'])
      .where('due_on', '<', today)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('membership_events as event')
      .innerJoin('donations', 'donations.id', 'event.donation_id')
      .select(['donations.id as donationId', 'event.membership_id as membershipId'])
      .where(({ or, and, eb, not, exists, selectFrom }) =>
        or([
          and([
            eb('event.kind', '=', 'paid-twice'),
            // The office may have named it for another part meanwhile.
            not(
              exists(
                selectFrom('membership_parts as paid')
                  .select('paid.id')
                  .whereRef('paid.donation_id', '=', 'donations.id'),
              ),
            ),
          ]),
          // Begun before the end, paid after it.
          and([eb('event.kind', '=', 'part-paid'), eb('event.stage', '=', 'ended')]),
        ]),
      )
      .where('donations.state', 'in', ['paid', 'part_refunded'])
      .execute(),
  ]);
  const counts = new Map(stages.map(({ stage, count }) => [stage, Number(count)]));
  const byStage = Object.fromEntries(membershipStages.map((stage) => [stage, counts.get(stage) ?? 0]));
  return {
    byStage: byStage as MemberFigures['byStage'],
    overdue: Number(late.members),
    overduePaise: paise(Number(late.sum)),
    paidTwice: twice,
  };
}

/** The list as CSV; the audit log records who took it. The caller checks 'members.write'. */
export async function exportMembers(
  services: Services,
  staff: Staff,
  asked: MembersAsked,
): Promise<{ file: string; name: string }> {
  const rows = await listAskedMembers(services, asked);
  await writeAudit(services.db, services, staff, {
    action: 'members.exported',
    subject: asked.state ?? 'all',
    details: { members: rows.length },
  });
  const lines = rows.map((row) => [
    ...[row.number ?? '', row.name, row.email ?? '', row.phone ?? '', row.tier, m.stages[row.stage]],
    ...[templeDay(row.appliedAt), row.beganOn ?? '', rupeesText(row.amount), rupeesText(row.paid)],
    ...[String(row.parts), row.nextDueOn ?? '', String(row.overdue)],
  ]);
  const file = csvStart + [Object.values(m.columns), ...lines].map(csvLine).join('');
  return { file, name: `members-${asked.state ?? 'all'}.csv` };
}
