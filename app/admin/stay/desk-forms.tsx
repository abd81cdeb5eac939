import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { ConfirmAction } from '#admin/forms/confirm-action.tsx';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees, rupeesText } from '#core/money/paise.ts';
import { idKinds } from '#core/stay/stay-input.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { depositOf } from '#messages/admin/stay-money.ts';
import * as m from '#messages/admin/stays.ts';
import { idKinds as idWords } from '#messages/stay-booking.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { MoneyInput, Select, TextArea, TextInput } from '#ui/forms/field.tsx';

import { CompanyFold } from './company-fold.tsx';

export type FieldOf = (name: string) => { name: string; defaultValue: string; error: string | null };
type DeskFormsProps = {
  stay: StayView;
  today: string;
  field: FieldOf;
  /** The intent that was refused. */
  refused: string | null;
  /** Other rooms, more nights, other dates. */
  children: ReactNode;
};

/** What the desk can do with a stay now, the most likely first. */
export function DeskForms({ stay, today, field, refused, children }: DeskFormsProps) {
  const comes = stay.stage === 'booked';
  const due = comes && stay.arrival <= today;
  return (
    <>
      {due && <CheckInPanel stay={stay} field={field} />}
      {stay.stage === 'in-house' && <CheckOutPanel stay={stay} early={today < stay.departure} />}
      {stay.toPay > 0 && stay.stage !== 'open' && <PaymentPanel stay={stay} field={field} />}
      {stay.stage === 'left' && stay.bills.length === 0 && (
        <Panel title={m.bill}>
          <OneButton intent="bill" label={m.writeBill} />
        </Panel>
      )}
      {(comes || ['open', 'in-house'].includes(stay.stage)) && (
        <Panel title={m.changes}>
          <div className="house-folds">
            {children}
            {stay.stage !== 'open' && (
              <CompanyFold stay={stay} field={field} refused={refused === 'company'} />
            )}
            {due && (
              <details className="admin-fold">
                <summary>{m.noShow}</summary>
                <div className="admin-stack">
                  <p className="sm">{m.noShowAsk}</p>
                  <OneButton intent="no-show" label={m.yesNoShow} />
                </div>
              </details>
            )}
            {stay.stage !== 'in-house' && (
              <CancelFold stay={stay} field={field} open={refused === 'cancel'} />
            )}
          </div>
        </Panel>
      )}
    </>
  );
}

function CancelFold({ stay, field, open }: Pick<DeskFormsProps, 'stay' | 'field'> & { open: boolean }) {
  return (
    <details className="admin-fold" open={open}>
      <summary>{m.cancel}</summary>
      <PanelForm intent="cancel" save={m.yesCancel}>
        {stay.paid > 0 && <p className="sm">{m.cancelGoesBack(formatRupees(stay.goesBack))}</p>}
        <TextArea {...field('reason')} label={m.reason} rows={2} />
        {paidOnSite(stay) && <Checkbox name="all">{m.giveAll}</Checkbox>}
      </PanelForm>
    </details>
  );
}

function paidOnSite({ byDesk, paid, rests }: StayView): boolean {
  return paid > 0 && (!byDesk || rests.some(({ stage }) => stage === 'paid'));
}

function CheckInPanel({ stay, field }: { stay: StayView; field: FieldOf }) {
  const kind = field('idKind');
  const last4 = field('idLast4');
  return (
    <Panel title={m.checkIn}>
      <PanelForm intent="in" save={m.checkIn}>
        {stay.toPay > 0 && <p>{m.checkInNote(formatRupees(stay.toPay))}</p>}
        <div className="admin-pair">
          <Select
            {...kind}
            defaultValue={kind.defaultValue || (stay.guest.idKind ?? '')}
            label={m.idKind}
            placeholder={m.choosePaper}
            options={idKinds.map((value) => ({ value, label: idWords[value] }))}
          />
          <TextInput
            {...last4}
            defaultValue={last4.defaultValue || (stay.guest.idLast4 ?? '')}
            label={m.idLast4}
            maxLength={4}
            autoComplete="off"
          />
        </div>
      </PanelForm>
    </Panel>
  );
}

/** What is owed either way is said before the guest is gone. */
function CheckOutPanel({ stay, early }: { stay: StayView; early: boolean }) {
  return (
    <Panel title={m.checkOut}>
      {stay.toPay > 0 && <p className="mb-4">{m.checkInNote(formatRupees(stay.toPay))}</p>}
      {stay.deposit > 0 && <p className="mb-4">{depositOf(formatRupees(stay.deposit))}</p>}
      {early ? (
        <ConfirmAction label={m.leaveEarly} ask={m.leaveEarlyAsk}>
          <OneButton intent="out" label={m.yesLeaves} />
        </ConfirmAction>
      ) : (
        <OneButton intent="out" label={m.checkOut} />
      )}
    </Panel>
  );
}

function PaymentPanel({ stay, field }: { stay: StayView; field: FieldOf }) {
  const amount = field('amount');
  return (
    <Panel title={m.takePayment}>
      <PanelForm intent="paid" save={m.record}>
        <input type="hidden" name="due" value={stay.toPay} />
        <div className="admin-pair">
          <MoneyInput
            {...amount}
            defaultValue={amount.defaultValue || rupeesText(stay.toPay)}
            label={m.amount}
          />
          <Select
            {...field('mode')}
            label={m.mode}
            options={[
              { value: 'cash', label: m.cash },
              { value: 'upi', label: m.upi },
            ]}
          />
        </div>
      </PanelForm>
    </Panel>
  );
}

function OneButton({ intent, label }: { intent: string; label: string }) {
  return (
    <Form method="post">
      <Button size="sm" look="strong" name="intent" value={intent}>
        {label}
      </Button>
    </Form>
  );
}
