import { Form, useNavigation } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees, paise } from '#core/money/paise.ts';
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
    <Panel title={<>Ask for a refund of {left}</>}>
      <Form method="post" className="admin-stack">
        {originals ? (
          <Select
            name="original"
            label="The gift that stands"
            hint="Donations are not refunded, except one that the same giver paid twice for the same within seven days. Its receipt becomes void."
            error={errorOf('original')}
            defaultValue={answer?.typed.original ?? ''}
            placeholder={
              originals.length > 0
                ? 'Choose the other payment of the pair'
                : 'There is no other payment of a pair'
            }
            options={[
              ...originals.map((original) => ({ value: original.id, label: originalWords(original) })),
              { value: 'other', label: 'None: another reason, which an owner must approve' },
            ]}
          />
        ) : (
          <p className="muted sm">
            {payment.order
              ? 'It settles no order. The order and its bill stay as they are; the buyer gets a letter when it has gone back.'
              : 'It settles no gift. The gift and its receipt stay as they are; the giver gets a letter when it has gone back.'}
          </p>
        )}
        <TextArea
          name="reason"
          label="Why"
          hint="What was reported and what you found. 10 to 500 characters."
          error={errorOf('reason')}
          defaultValue={answer?.typed.reason ?? ''}
          rows={3}
          maxLength={500}
        />
        <div className="row wrapx">
          <Button look="strong" busy={asking && 'Saving…'}>
            Ask for the refund
          </Button>
          <span className="muted sm">A second person approves it.</span>
        </div>
      </Form>
    </Panel>
  );
}

function originalWords({ paidAt, donorName, receiptNumber }: PossibleOriginal): string {
  return [shortMoment(paidAt), donorName ?? 'Quiet gift', receiptNumber].filter(Boolean).join(', ');
}
