import { Link } from 'react-router';
import { KeyFigure } from '#admin/figures/key-figure.tsx';
import { FileButton } from '#admin/forms/file-button.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { MadeRecordName } from '#admin/lists/made-records.tsx';
import { membershipStages } from '#core/membership/membership-stage.ts';
import { membershipTones } from '#core/membership/membership-tones.ts';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/members.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import type { MembershipRow } from '#server/membership/membership-queries.ts';
import { listAskedMembers, readMemberFigures, readMembersAsked } from '#server/membership/office-list.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { type Column, Table } from '#ui/table/table.tsx';
import type { Route } from './+types/members.route';

/** Life members and who wishes to be one: the board, the list, and who is overdue. */
export const loader = forStaff('members.read', async ({ url, services, staff }) => {
  const asked = readMembersAsked(url.searchParams);
  const [rows, figures] = await Promise.all([listAskedMembers(services, asked), readMemberFigures(services)]);
  return { asked, rows, figures, mayExport: mayDo(staff.roles, 'members.write') };
});

export const handle = { crumb: m.members } satisfies AdminHandle;

export default function Members({ loaderData }: Route.ComponentProps) {
  const { asked, rows, figures, mayExport } = loaderData;
  const { byStage, overdue, overduePaise, paidTwice } = figures;
  const list = href('/admin-dashboard/members');
  const filtered = asked.state !== null || asked.search !== '';
  const query = new URLSearchParams({ state: asked.state ?? '', search: asked.search });
  return (
    <div className="admin-stack">
      <ScreenHead title={m.members} count={m.count(rows.length)}>
        {mayExport && rows.length > 0 && (
          <FileButton action={`${href('/admin-dashboard/members/members.csv')}?${query}`}>
            {m.saveList}
          </FileButton>
        )}
      </ScreenHead>
      <div className="kpis">
        <KeyFigure
          label={m.toApprove}
          value={String(byStage.applied)}
          note={m.toApproveNote}
          to={`${list}?state=applied`}
          alert={byStage.applied > 0}
        />
        <KeyFigure
          label={m.beingPaid}
          value={String(byStage.approved + byStage.paying)}
          note={m.beingPaidNote}
          to={`${list}?state=paying`}
        />
        <KeyFigure
          label={m.activeMembers}
          value={String(byStage.active)}
          note={m.activeNote}
          to={`${list}?state=active`}
        />
        <KeyFigure
          label={m.overdue}
          value={formatRupees(overduePaise, 'short')}
          note={m.overdueNote(overdue)}
          to={`${list}?state=overdue`}
          alert={overdue > 0}
        />
      </div>
      {paidTwice.length > 0 && (
        <Notice tone="bad">
          {m.paidTwice}{' '}
          {paidTwice.map(({ donationId }) => (
            <Link
              key={donationId}
              to={href('/admin-dashboard/donation/single-donation/:id', { id: donationId })}
              className="underline num"
            >
              {donationId}{' '}
            </Link>
          ))}
        </Notice>
      )}
      <FilterForm label={m.findMembers} asked={asked} all={filtered ? list : null}>
        <TextInput
          name="search"
          label={m.search}
          hint={m.searchHint}
          className="find-wide"
          defaultValue={asked.search}
          autoComplete="off"
          optional
        />
        <Select
          name="state"
          label={m.state}
          placeholder={m.allStates}
          options={[
            ...membershipStages.map((stage) => ({ value: stage, label: m.stages[stage] })),
            { value: 'overdue', label: m.overdue },
          ]}
          defaultValue={asked.state ?? ''}
          optional
        />
      </FilterForm>
      <section className="panel">
        {rows.length === 0 ? (
          <EmptyState picture="membership" title={filtered ? m.noneFound : m.noMember}>
            {m.noMemberNote}
          </EmptyState>
        ) : (
          <Table caption={m.members} columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </section>
    </div>
  );
}

const columns: Column<MembershipRow>[] = [
  {
    label: m.name,
    cell: ({ id, name, number }) => (
      <>
        <MadeRecordName to={href('/admin-dashboard/members/:id', { id })} title={name} />
        {number && <span className="muted sm num block">{number}</span>}
      </>
    ),
  },
  { label: m.tier, cell: ({ tier }) => tier },
  { label: m.amount, numeric: true, cell: ({ amount }) => formatRupees(amount, 'short') },
  { label: m.paid, numeric: true, cell: ({ paid }) => formatRupees(paid, 'short') },
  {
    label: m.nextDue,
    cell: ({ nextDueOn, overdue }) =>
      nextDueOn === null ? null : (
        <span className="num">
          {dayInWords(nextDueOn)}
          {overdue > 0 && <span className="muted sm block">{m.daysOverdue(overdue)}</span>}
        </span>
      ),
  },
  {
    label: m.state,
    cell: ({ stage }) => <Badge tone={membershipTones[stage]}>{m.stages[stage]}</Badge>,
  },
];
