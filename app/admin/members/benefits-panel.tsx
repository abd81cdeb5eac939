import { Form, Link } from 'react-router';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/members.ts';
import type { MembershipView } from '#server/membership/membership-queries.ts';
import { Button } from '#ui/button.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import type { PanelFields } from './parts-panel.tsx';

type Booked = Pick<MembershipView['uses'][number], 'stayId' | 'passBookingId' | 'eventId'>;
type BenefitsPanelProps = { member: MembershipView; mayUse: boolean; intentKey: string; form: PanelFields };

/** What this year of membership grants, what was used, and the form for one more use. */
export function BenefitsPanel({ member, mayUse, intentKey, form: { field } }: BenefitsPanelProps) {
  const { benefits, shop, uses } = member;
  return (
    <Panel title={m.benefits}>
      <ul className="admin-rows">
        {benefits.map(({ kind, granted, used, left, fromDay }) => (
          <li key={kind} className="row wrapx">
            <b>{m.benefitNames[kind]}</b>
            <span className="num">{m.leftOf(left, granted, used)}</span>
            <span className="muted sm num">{m.yearFrom(dayInWords(fromDay))}</span>
          </li>
        ))}
        {shop && (
          <li className="row wrapx">
            <b>{m.shopDiscount(shop.percent)}</b>
            <span className="num">{m.savedIn(formatRupees(shop.saved, 'short'), shop.orders)}</span>
          </li>
        )}
        {uses.map(({ id, kind, count, usedOn, note, withdrawn, ...booked }) => (
          <li key={id} className="row wrapx sm">
            <span className="muted num">{dayInWords(usedOn)}</span>
            <span className={withdrawn ? 'line-through' : undefined}>
              {m.usedLine(count, m.benefitNames[kind], note)}
            </span>
            <BookingLink {...booked} />
            {mayUse && !withdrawn && booked.stayId === null && booked.passBookingId === null && (
              <Form method="post">
                <input type="hidden" name="useId" value={id} />
                <Button name="intent" value="withdraw" look="quiet" size="sm" aria-label={m.takeOutOf(note)}>
                  {m.takeOut}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {mayUse && benefits.length > 0 && (
        <PanelForm intent="use" save={m.recordUse}>
          <input type="hidden" name="intentKey" value={intentKey} />
          <Select
            {...field('kind')}
            label={m.benefit}
            options={benefits.map(({ kind }) => ({ value: kind, label: m.benefitNames[kind] }))}
          />
          <TextInput {...field('count')} label={m.howMany} inputMode="numeric" maxLength={3} />
          <TextInput {...field('note')} label={m.note} hint={m.noteHint} maxLength={200} />
        </PanelForm>
      )}
    </Panel>
  );
}

/** To the stay or the passes that took a use. */
function BookingLink({ stayId, passBookingId, eventId }: Booked) {
  const to = stayId
    ? href('/admin-dashboard/stays/:id', { id: stayId })
    : passBookingId && eventId
      ? href('/admin-dashboard/passes/:id/bookings/:booking', { id: eventId, booking: passBookingId })
      : null;
  return to === null ? null : (
    <Link to={to} className="underline">
      {m.theStay}
    </Link>
  );
}
