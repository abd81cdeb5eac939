import type { Refused } from '#site/forms/form-state.ts';
import { RequestForm } from '#site/forms/request-form.tsx';
import { SenderFields } from '#site/forms/sender-fields.tsx';
import { TextArea, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

/** What the staff needs to find both payments; never a card number or a PIN. */
export function ReportForm({ today, refused }: { today: string; refused: Refused | undefined }) {
  return (
    <RequestForm
      action={href('/cancellation-refund-policy/report')}
      label="Report a payment taken twice"
      refused={refused}
      submit="Send the report"
      note="Never send a card number, PIN, OTP or password: we do not need them."
    >
      {(field) => (
        <>
          <div className="pair">
            <TextInput
              {...field('paidFor')}
              label="Receipt or donation number"
              autoComplete="off"
              spellCheck={false}
              hint="As on the receipt or in the address of the gift’s page."
            />
            <TextInput
              {...field('utr')}
              label="Bank reference (UTR)"
              optional
              autoComplete="off"
              spellCheck={false}
              hint="12 digits for UPI; 16 to 22 letters and digits for NEFT or RTGS."
            />
            <TextInput {...field('paidOn')} label="Paid on" type="date" max={today} />
            <TextInput
              {...field('amount')}
              label="Amount taken twice"
              prefix="₹"
              inputMode="decimal"
              autoComplete="off"
            />
          </div>
          <TextArea
            {...field('reason')}
            label="What happened"
            rows={4}
            hint="When each payment was taken and by which app or card. 10 to 500 characters."
          />
          <div className="pair">
            <SenderFields field={field} emailOptional />
          </div>
        </>
      )}
    </RequestForm>
  );
}
