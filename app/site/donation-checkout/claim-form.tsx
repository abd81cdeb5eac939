import type { DonationStatusView } from '#core/donations/donation-view.ts';
import { rupeesText } from '#core/money/paise.ts';
import * as m from '#messages/donation-payment.ts';
import type { WordedProblem } from '#site/checkout-parts/purchase-form.ts';
import { SendButton } from '#site/forms/send-button.tsx';
import { MoneyInput, TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import type { ClaimTexts } from './claim-fields.ts';

type ClaimFormProps = {
  donation: DonationStatusView;
  today: string;
  /** Which references the open ways of transfer give. */
  hint: string;
  claim: { typed: ClaimTexts; problems: WordedProblem[] } | null;
};

/** 'I have paid': the bank's reference, matched by staff before there is a receipt. */
export function ClaimForm({ donation, today, hint, claim }: ClaimFormProps) {
  const typed = claim?.typed ?? { utr: '', amount: rupeesText(donation.total), paidOn: today };
  const errorOf = (field: keyof ClaimTexts) =>
    claim?.problems.find((problem) => problem.field === field)?.message ?? null;
  const field = (name: keyof ClaimTexts) => ({ name, defaultValue: typed[name], error: errorOf(name) });
  return (
    <form method="post" noValidate className="claim" aria-labelledby="claim">
      <h3 id="claim">{m.havePaid}</h3>
      <p className="sm muted">{m.giveReference}</p>
      {claim && <FormError problems={claim.problems} />}
      <div className="field-pair">
        <TextInput
          {...field('utr')}
          label={m.reference}
          autoComplete="off"
          spellCheck={false}
          hint={hint}
          className="both"
        />
        <MoneyInput {...field('amount')} label={m.amount} />
        <TextInput {...field('paidOn')} label={m.paidOn} type="date" min={donation.begunOn} max={today} />
      </div>
      <SendButton look="strong">{m.sendReference}</SendButton>
    </form>
  );
}
