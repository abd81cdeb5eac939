import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { mayDo } from '#core/people/roles.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/stays.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { findStays, readStayBoard } from '#server/stay/queries/desk-queries.ts';
import { listToCall } from '#server/stay/waits/wait-queries.ts';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/stays.route';
import './house.css';
import { StayLinks } from './stay-links.tsx';
import { StayRows } from './stay-rows.tsx';

/** The desk's day, or what a search finds. */
export const loader = forStaff('stays.read', async ({ url, services, staff }) => {
  const words = (url.searchParams.get('find') ?? '').trim().slice(0, 80);
  return {
    words,
    found: words === '' ? null : await findStays(services, words),
    board: words === '' ? await readStayBoard(services) : null,
    today: templeDay(services.clock()),
    toCall: (await listToCall(services)).length,
    mayWrite: mayDo(staff.roles, 'stays.write'),
    done: url.searchParams.get('done'),
  };
});

export default function Stays({ loaderData }: Route.ComponentProps) {
  const { words, found, board, today, toCall, mayWrite, done } = loaderData;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.stays} note={dayInWords(today)}>
        <StayLinks mayWrite={mayWrite} toCall={toCall} />
      </ScreenHead>
      <DoneNotice done={done} words={m.done} />
      <FilterForm label={m.find} asked={words} all={words ? href('/admin-dashboard/stays') : null}>
        <TextInput name="find" label={m.findHint} type="search" className="find-wide" defaultValue={words} />
      </FilterForm>
      {found && <StayRows title={m.found} stays={found} />}
      {board && (
        <>
          {board.short.length > 0 && <StayRows title={m.waitRefunds} stays={board.short} />}
          <StayRows title={m.arrivals} stays={board.arrivals} />
          <StayRows title={m.departures} stays={board.departures} />
          <StayRows title={m.inHouse} stays={board.inHouse} />
          <StayRows title={m.coming} stays={board.coming} />
        </>
      )}
    </div>
  );
}
