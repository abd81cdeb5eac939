import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { receiptPdfPath } from '#core/receipts/receipt-paths.ts';
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
      title="Receipt"
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
            Open the PDF
          </a>
          {mayResend && (
            <Form method="post">
              <Button look="strong" size="sm" name="intent" value="resend" busy={sending && 'Sending…'}>
                Resend
              </Button>
            </Form>
          )}
        </div>
      ) : (
        <p className="muted sm">A receipt is numbered when the payment is settled.</p>
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
      <summary>Void this receipt</summary>
      <Form method="post" noValidate className="admin-stack">
        <input type="hidden" name="intent" value="void" />
        <p className="muted sm">
          Its number stays taken, and whoever checks the paper reads that it is void. The money does not move.
        </p>
        <TextArea {...field('reason')} label="Why" hint="10 to 500 characters." rows={2} maxLength={500} />
        <Checkbox {...{ name: 'anew' }} defaultChecked={refused ? refused.typed.anew === 'on' : true}>
          Write a new receipt under the next number{donation.email && ' and send it'}
        </Checkbox>
        <p className="muted sm">
          It repeats what this one says of causes, body and day; only what you correct here changes.
        </p>
        {donation.path !== 'gupt' && (
          <TextInput {...field('name')} label="Name on the new receipt" autoComplete="off" />
        )}
        <Checkbox name="taxText" defaultChecked={refused?.typed.taxText === 'on'}>
          With the tax text that holds now for the day of the gift
        </Checkbox>
        <div>
          <Button look="outline" size="sm" busy={voiding && 'Voiding…'}>
            Void the receipt
          </Button>
        </div>
      </Form>
    </details>
  );
}
