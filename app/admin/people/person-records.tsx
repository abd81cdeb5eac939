import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { pledgeStateWords } from '#admin/words/pledge-words.ts';
import { seatStageWords } from '#admin/words/seat-words.ts';
import { stageWords } from '#admin/words/stay-words.ts';
import { lineWords } from '#core/donations/line-words.ts';
import { stateWordsOf } from '#core/donations/state-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { passTones } from '#core/passes/pass-tones.ts';
import { requestStateWords } from '#core/requests/work-on-request.ts';
import type { SevaState } from '#core/sevas/seva-booking.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { requestNames } from '#messages/admin/inbox.ts';
import { stages } from '#messages/admin/pass-bookings.ts';
import * as m from '#messages/admin/people.ts';
import { fromTo } from '#messages/stay-booking.ts';
import type { PersonPage } from '#server/person-file/person-page.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';

type PersonRecordsProps = {
  person: PersonPage;
  sees: Record<'orders' | 'stays' | 'seats' | 'passes', boolean>;
};

/**
 * A person's donations, requests, bookings and whatever they bought, latest first; each links to
 * its own page.
 */
export function PersonRecords({ person, sees }: PersonRecordsProps) {
  const { donations, pledges, requests, bookings, orders, stays, seats, passes } = person;
  const memberships = requests.filter(({ kind }) => kind === 'membership');
  const others = requests.filter(({ kind }) => kind !== 'membership');
  return (
    <div className="admin-stack">
      <Records
        title={m.gifts}
        note={m.giftsAndSum(donations.count, formatRupees(donations.given, 'short'))}
        empty={m.noGift}
        rows={donations.latest.map((donation) => ({
          key: donation.id,
          to: href('/admin-dashboard/donation/single-donation/:id', { id: donation.id }),
          name: lineWords(donation.lines),
          facts: `${formatRupees(donation.total)}, ${shortMoment(donation.at)}`,
          badge: <Badge tone={stateWordsOf(donation).tone}>{stateWordsOf(donation).label}</Badge>,
        }))}
      />
      {pledges.length > 0 && (
        <Records
          title={m.monthlyPromises}
          empty=""
          rows={pledges.map(({ id, causeTitle, amount, day, state, thisMonth }) => ({
            key: id,
            name: causeTitle,
            facts: (thisMonth.fulfilled ? m.pledgeFulfilled : m.promise)(formatRupees(amount, 'short'), day),
            badge: <Badge tone={pledgeStateWords[state].tone}>{pledgeStateWords[state].label}</Badge>,
          }))}
        />
      )}
      <Records title={m.membership} empty={m.noMembership} rows={memberships.map((one) => requestRow(one))} />
      <Records title={m.requests} empty={m.noRequest} rows={others.map((one) => requestRow(one))} />
      <Records
        title={m.sevas}
        empty={m.noSeva}
        rows={bookings.map(({ id, title, day, state }) => ({
          key: id,
          name: title,
          facts: dayInWords(day),
          badge: <Badge tone={sevaStates[state].tone}>{sevaStates[state].label}</Badge>,
        }))}
      />
      {sees.orders && (
        <Records
          title={m.orders}
          empty={m.noOrder}
          rows={orders.map(({ id, number, total, createdAt }) => ({
            key: id,
            to: href('/admin-dashboard/orders/:id', { id }),
            name: m.orderOf(number),
            facts: `${formatRupees(total)}, ${shortMoment(createdAt)}`,
          }))}
        />
      )}
      {sees.stays && (
        <Records
          title={m.stays}
          empty={m.noStay}
          rows={stays.map(({ id, number, kindTitle, arrival, departure, stage }) => ({
            key: id,
            to: href('/admin-dashboard/stays/:id', { id }),
            name: m.stayOf(number),
            facts: `${kindTitle}, ${fromTo(dayInWords(arrival), dayInWords(departure))}`,
            badge: <Badge tone={stageWords(stage).tone}>{stageWords(stage).label}</Badge>,
          }))}
        />
      )}
      {sees.seats && seats.length > 0 && (
        <Records
          title={m.seats}
          empty=""
          rows={seats.map(({ id, number, title, day, stage }) => ({
            key: id,
            to: href('/admin-dashboard/seats/:id', { id }),
            name: m.seatOf(number),
            facts: `${title}, ${dayInWords(day)}`,
            badge: <Badge tone={seatStageWords(stage).tone}>{seatStageWords(stage).label}</Badge>,
          }))}
        />
      )}
      {sees.passes && passes.length > 0 && (
        <Records
          title={m.passes}
          empty=""
          rows={passes.map(({ id, number, eventId, title, stage }) => ({
            key: id,
            to: href('/admin-dashboard/passes/:id/bookings/:booking', { id: eventId, booking: id }),
            name: m.passesOf(number),
            facts: title,
            badge: <Badge tone={passTones[stage]}>{stages[stage]}</Badge>,
          }))}
        />
      )}
    </div>
  );
}

function requestRow({ id, kind, subject, state, createdAt }: PersonPage['requests'][number]): Row {
  return {
    key: id,
    to: href('/admin-dashboard/inbox/:id', { id }),
    name: subject,
    facts: `${requestNames[kind]}, ${shortMoment(createdAt)}`,
    badge: <Badge tone={requestStateWords[state].tone}>{requestStateWords[state].label}</Badge>,
  };
}

type Row = { key: string; to?: string; name: string; facts: string; badge?: ReactNode };

function Records({ title, note, empty, rows }: { title: string; note?: string; empty: string; rows: Row[] }) {
  return (
    <Panel title={title} aside={note && <b className="num">{note}</b>}>
      {rows.length === 0 && <p className="muted sm">{empty}</p>}
      <ul className="admin-records">
        {rows.map(({ key, to, name, facts, badge }) => (
          <li key={key}>
            <span>
              {to ? (
                <Link to={to} discover="none" className="font-semibold underline">
                  {name}
                </Link>
              ) : (
                <b className="font-semibold">{name}</b>
              )}
              <span className="sm muted num block">{facts}</span>
            </span>
            {badge}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const sevaStates: Record<SevaState, { tone: 'good' | 'wait' | 'info'; label: string }> = {
  asked: { tone: 'wait', label: m.perhapsRobot },
  confirmed: { tone: 'good', label: m.confirmed },
  cancelled: { tone: 'info', label: m.cancelled },
};
