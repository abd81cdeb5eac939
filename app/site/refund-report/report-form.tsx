import * as m from '#messages/refund-report.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { RequestForm } from '#site/forms/request-form.tsx';
import { SenderFields } from '#site/forms/sender-fields.tsx';
import { MoneyInput, TextArea, TextInput } from '#ui/forms/field.tsx';
import { plainHref } from '#ui/href.ts';

/** What the staff needs to find both payments; never a card number or a PIN. */
export function ReportForm({ today, refused }: { today: string; refused: Refused | undefined }) {
  return (
    <RequestForm
      action={plainHref('/cancellation-refund-policy/report')}
      label={m.paidTwice}
      refused={refused}
      submit={m.send}
      note={m.neverSend}
    >
      {(field) => (
        <>
          <div className="pair">
            <TextInput
              {...field('paidFor')}
              label={m.paidFor}
              autoComplete="off"
              spellCheck={false}
              hint={m.paidForHint}
            />
            <TextInput
              {...field('utr')}
              label={m.reference}
              optional
              autoComplete="off"
              spellCheck={false}
              hint={m.referenceHint}
            />
            <TextInput {...field('paidOn')} label={m.paidOn} type="date" max={today} />
            <MoneyInput {...field('amount')} label={m.amount} />
          </div>
          <TextArea {...field('reason')} label={m.whatHappened} rows={4} hint={m.whatHappenedHint} />
          <div className="pair">
            <SenderFields field={field} emailOptional />
          </div>
        </>
      )}
    </RequestForm>
  );
}
