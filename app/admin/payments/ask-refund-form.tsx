import { Form, useNavigation } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees, paise } from '#core/money/paise.ts';
import * as m from '#messages/admin/payments.ts';
import type { PossibleOriginal } from '#server/purchases/original-queries.ts';
import type { PaymentView } from '#server/purchases/refund-queries.ts';
import { Button } from '#ui/button.tsx';
import { Select, TextArea } from '#ui/forms/field.tsx';

type AskRefundFormProps = {
  payment: PaymentView;
  /**
   * For a payment that settles its donation: the donations that it may duplicate, often none; else
   * null.
   */
  originals: PossibleOriginal[] | null;
  answer: { code: string; field: string | null; typed: { reason: string; original: string } } | null;
};

/**
 * The first step of a refund. All that is left of the payment goes back; the original donation
 * remains.
 */
export function AskRefundForm({ payment, originals, answer }: AskRefundFormProps) {
  const asking = useNavigation().state === 'submitting';
  const errorOf = (field: string) => (answer?.field === field ? adminMessageFor(answer.code) : null);
  const left = formatRupees(paise(payment.amount - payment.refunded));
  return (
    <Panel title={m.askRefundOf(left)}>
      <Form method="post" className="admin-stack">
        {originals ? (
          <Select
            name="original"
            label={m.remainingGift}
            hint={m.refundRule}
            error={errorOf('original')}
            defaultValue={answer?.typed.original ?? ''}
            placeholder={originals.length > 0 ? m.chooseOther : m.noOther}
            options={[
              ...originals.map((original) => ({ value: original.id, label: originalWords(original) })),
              { value: 'other', label: m.otherReason },
            ]}
          />
        ) : (
          <p className="muted sm">{settlesNothing(payment)}</p>
        )}
        <TextArea
          name="reason"
          label={m.why}
          hint={m.whyHint}
          error={errorOf('reason')}
          defaultValue={answer?.typed.reason ?? ''}
          rows={3}
          maxLength={500}
        />
        <div className="row wrapx">
          <Button look="strong" busy={asking && m.saving}>
            {m.askForRefund}
          </Button>
          <span className="muted sm">{m.secondPerson}</span>
        </div>
      </Form>
    </Panel>
  );
}

function originalWords({ paidAt, donorName, receiptNumber }: PossibleOriginal): string {
  return [shortMoment(paidAt), donorName ?? m.quietGift, receiptNumber].filter(Boolean).join(', ');
}

/** What the payment does not pay, and what becomes of that. */
function settlesNothing({ seat, stay, passes, order }: PaymentView): string {
  if (seat) return m.settlesNoSeat;
  if (stay) return m.settlesNoStay;
  if (passes) return m.settlesNoPasses;
  return order ? m.settlesNoOrder : m.settlesNoGift;
}
