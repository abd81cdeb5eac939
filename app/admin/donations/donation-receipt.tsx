import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { receiptPdfPath } from '#core/receipts/receipt-paths.ts';
import * as m from '#messages/admin/donations.ts';
import type { DonationDetail } from '#server/donations/donation-detail-queries.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { TextArea, TextInput } from '#ui/forms/field.tsx';

type DonationReceiptProps = {
  donation: DonationDetail;
  mayResend: boolean;
  mayVoid: boolean;
  /** The answer to a refused void. */
  refused?: RefusedForm;
};

/** The receipt of a donation: open it, send it again, or void it. */
export function DonationReceipt({ donation, mayResend, mayVoid, refused }: DonationReceiptProps) {
  const sending = useNavigation().formData?.get('intent') === 'resend';
  const { receipt } = donation;
  return (
    <Panel
      title={m.receipt}
      aside={
        <span className="num">
          {receipt?.number}
          {receipt?.voided && ' (void)'}
        </span>
      }
    >
      {receipt ? (
        <div className="row wrapx">
          <a href={receiptPdfPath(receipt.id)} className="btn btn-outline btn-sm">
            {m.openPdf}
          </a>
          {mayResend && (
            <Form method="post">
              <Button look="strong" size="sm" name="intent" value="resend" busy={sending && m.sending}>
                {m.resend}
              </Button>
            </Form>
          )}
        </div>
      ) : (
        <p className="muted sm">{m.numberedWhenSettled}</p>
      )}
      {mayVoid && receipt && !receipt.voided && <VoidForm donation={donation} refused={refused} />}
    </Panel>
  );
}

function VoidForm({ donation, refused }: { donation: DonationDetail; refused?: RefusedForm }) {
  const voiding = useNavigation().formData?.get('intent') === 'void';
  const { field } = fieldErrors(refused, { name: donation.donorName ?? '' });
  return (
    <details className="admin-fold" open={Boolean(refused)}>
      <summary>{m.voidThisReceipt}</summary>
      <Form method="post" noValidate className="admin-stack">
        <input type="hidden" name="intent" value="void" />
        <p className="muted sm">{m.voidNote}</p>
        <TextArea {...field('reason')} label={m.why} hint={m.reasonHint} rows={2} maxLength={500} />
        <Checkbox {...{ name: 'anew' }} defaultChecked={refused ? refused.typed.anew === 'on' : true}>
          {donation.email ? m.writeNewAndSend : m.writeNew}
        </Checkbox>
        <p className="muted sm">{m.newReceiptNote}</p>
        {donation.path !== 'gupt' && (
          <TextInput {...field('name')} label={m.newReceiptName} autoComplete="off" />
        )}
        <Checkbox name="taxText" defaultChecked={refused?.typed.taxText === 'on'}>
          {m.withTaxText}
        </Checkbox>
        <div>
          <Button look="outline" size="sm" busy={voiding && m.voiding}>
            {m.voidReceipt}
          </Button>
        </div>
      </Form>
    </details>
  );
}
