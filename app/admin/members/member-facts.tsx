import { Panel } from '#admin/frame/panel.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/members.ts';
import type { MembershipView } from '#server/membership/membership-queries.ts';
import { plainHref } from '#ui/href.ts';

/** Who the member is, the terms, and what happened. */
export function MemberFacts({ member }: { member: MembershipView }) {
  const { email, phone, address, spouse, amount, paid, beganOn, card, stage, endReason } = member;
  return (
    <Panel title={m.facts}>
      <dl className="admin-facts">
        {email && <Fact label={m.email}>{email}</Fact>}
        {phone && (
          <Fact label={m.phone} num>
            {phone}
          </Fact>
        )}
        {address && <Fact label={m.address}>{address}</Fact>}
        {spouse && <Fact label={m.spouse}>{spouse}</Fact>}
        <Fact label={m.paid} num>
          {m.paidOf(formatRupees(paid, 'short'), formatRupees(amount, 'short'))}
        </Fact>
        <Fact label={m.graceDays} num>
          {String(member.graceDays)}
        </Fact>
        {beganOn && (
          <Fact label={m.beganOn} num>
            {dayInWords(beganOn)}
          </Fact>
        )}
        {card && stage !== 'ended' && (
          <Fact label={m.card}>
            <a href={plainHref('/membership/card/:code', { code: card })} className="underline">
              {m.openCard}
            </a>
          </Fact>
        )}
        {endReason && <Fact label={m.reason}>{endReason}</Fact>}
      </dl>
      <ol className="admin-rows mt-4">
        {member.events.map(({ id, at, kind, note }) => (
          <li key={id} className="sm">
            <span className="num muted">{dayInWords(templeDay(at))}</span> {m.events[kind]}
            {note && <span className="muted"> {note}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
