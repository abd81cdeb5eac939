import { Form, Link } from 'react-router';
import type { fieldErrors } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/csr.ts';
import type { AgreementView } from '#server/csr/agreement-queries.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

export type PanelFields = ReturnType<typeof fieldErrors>;

type ReceivedPanelProps = { agreement: AgreementView; isOpen: boolean; form: PanelFields };

/** The donations that came for the agreement. */
export function ReceivedPanel({ agreement, isOpen, form: { field } }: ReceivedPanelProps) {
  const { donations, endReason } = agreement;
  return (
    <Panel title={m.received}>
      {donations.length === 0 && <p className="muted">{m.nothingReceived}</p>}
      <ul className="admin-rows">
        {donations.map(({ id, receipt, on, amount }) => (
          <li key={id} className="row wrapx">
            <span className="num">
              <b>{formatRupees(amount)}</b>{' '}
              <Link to={href('/admin-dashboard/donation/single-donation/:id', { id })} className="underline">
                {receipt ?? m.withoutReceipt}
              </Link>
              , {dayInWords(on)}
            </span>
            {isOpen && (
              <Form method="post">
                <input type="hidden" name="donationId" value={id} />
                <Button name="intent" value="unlink" look="quiet" size="sm">
                  {m.takeOut}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {isOpen && endReason === null && (
        <PanelForm intent="link" save={m.nameDonation}>
          <TextInput
            {...field('donation')}
            label={m.donation}
            hint={m.receivedNote}
            autoComplete="off"
            maxLength={80}
          />
        </PanelForm>
      )}
    </Panel>
  );
}
