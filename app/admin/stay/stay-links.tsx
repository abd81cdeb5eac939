import { foreigners } from '#messages/admin/foreigners.ts';
import { figures } from '#messages/admin/stats.ts';
import { calendarLinks } from '#messages/admin/stay-feeds.ts';
import { groups } from '#messages/admin/stay-groups.ts';
import { waitingCall, waitingList } from '#messages/admin/stay-waits.ts';
import * as m from '#messages/admin/stays.ts';
import { roomChart } from '#messages/admin/tape-chart.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';

/** The screens of the guest house, one beside the other. */
export function StayLinks({ mayWrite, toCall }: { mayWrite: boolean; toCall: number }) {
  return (
    <div className="row wrapx">
      {mayWrite && (
        <ButtonLink to={href('/admin-dashboard/stays/new')} size="sm" look="strong">
          {m.newStay}
        </ButtonLink>
      )}
      <ButtonLink to={href('/admin-dashboard/stays/chart')} size="sm" look="outline">
        {roomChart}
      </ButtonLink>
      <ButtonLink to={href('/admin-dashboard/stays/waiting')} size="sm" look="outline">
        {toCall > 0 ? waitingCall(toCall) : waitingList}
      </ButtonLink>
      <ButtonLink to={href('/admin-dashboard/stays/groups')} size="sm" look="outline">
        {groups}
      </ButtonLink>
      {mayWrite && (
        <ButtonLink to={href('/admin-dashboard/stays/foreigners')} size="sm" look="outline">
          {foreigners}
        </ButtonLink>
      )}
      {mayWrite && (
        <ButtonLink to={href('/admin-dashboard/stays/feeds')} size="sm" look="outline">
          {calendarLinks}
        </ButtonLink>
      )}
      <ButtonLink to={href('/admin-dashboard/stats/stays')} size="sm" look="outline">
        {figures}
      </ButtonLink>
      <ButtonLink to={href('/admin-dashboard/stays/rooms')} size="sm" look="outline">
        {m.roomsScreen}
      </ButtonLink>
      <ButtonLink to={href('/admin-dashboard/stays/rates')} size="sm" look="outline">
        {m.ratesScreen}
      </ButtonLink>
    </div>
  );
}
