import { Link } from 'react-router';
import type { fieldErrors } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/members.ts';
import type { MembershipView } from '#server/membership/membership-queries.ts';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

export type PanelFields = ReturnType<typeof fieldErrors>;

type PartsPanelProps = { member: MembershipView; mayPay: boolean; form: PanelFields };

/** The parts with their days and receipts; a transfer is named here. */
export function PartsPanel({ member, mayPay, form: { field } }: PartsPanelProps) {
  const { schedule, parts } = member;
  return (
    <Panel title={m.parts}>
      {schedule.length === 0 && <p className="muted">{m.noParts(parts)}</p>}
      <ul className="admin-rows">
        {schedule.map(({ id, position, amount, dueOn, donationId, receipt }) => (
          <li key={id} className="row wrapx">
            <span className="num">
              {position}. <b>{formatRupees(amount, 'short')}</b> {m.due(dayInWords(dueOn))}
            </span>
            {donationId !== null ? (
              <Link
                to={href('/admin-dashboard/donation/single-donation/:id', { id: donationId })}
                className="underline num"
              >
                {receipt ?? m.paid}
              </Link>
            ) : (
              <span className="muted">{m.open}</span>
            )}
          </li>
        ))}
      </ul>
      {mayPay && schedule.some(({ donationId }) => donationId === null) && (
        <PanelForm intent="pay" save={m.nameDonation}>
          <TextInput
            {...field('donation')}
            label={m.donation}
            hint={m.donationHint}
            autoComplete="off"
            maxLength={80}
          />
        </PanelForm>
      )}
    </Panel>
  );
}
