import type { TransferBy } from '#core/payments/transfer-ways.ts';
import * as m from '#messages/donation-checkout.ts';
import { PayButton } from '#site/checkout-parts/pay-button.tsx';
import { PolicyLinks } from '#site/checkout-parts/policy-links.tsx';
import { transferWords } from '#site/giving/transfer-words.ts';
import { Checkbox, RadioGroup } from '#ui/forms/choice.tsx';
import type { PayBy } from './checkout-fields.ts';
import type { DonationQuote } from './quote-donation.ts';

type PayCardProps = {
  quote: DonationQuote;
  payBy: PayBy;
  /** Null: the temple takes no transfers of this sum, and there is nothing to choose. */
  transferBy: TransferBy | null;
  consented: boolean;
  consentError: string | null;
};

const gateway = {
  label: m.online,
  note: m.onlineNote,
};

/** How to pay, the donor's consent, and the one button, which repeats the amount. */
export function PayCard({ quote, payBy, transferBy, consented, consentError }: PayCardProps) {
  const notForeign = quote.takesForeign ? '' : 'not-foreign';
  return (
    <section className={`checkout-card ${notForeign}`} aria-labelledby="pay-with">
      <h2 id="pay-with" className="card-title">
        {m.payWith}
      </h2>
      {transferBy ? (
        <RadioGroup
          name="payBy"
          look="cards"
          className="paths pay-ways"
          label={<span className="sr">{m.payWith}</span>}
          choices={[
            { value: 'gateway', ...gateway },
            { value: 'transfer', ...wayOf(transferBy) },
          ]}
          defaultValue={payBy}
        />
      ) : (
        <p>
          <b>{gateway.label}</b>
          <span className="block muted sm">{gateway.note}</span>
        </p>
      )}
      <Checkbox name="consent" defaultChecked={consented} error={consentError}>
        <PolicyLinks text={m.consent} />
      </Checkbox>
      <PayButton quote={quote} hint={m.nothingTakenYet} />
      {quote.registered && (
        <p translate="no" className="sm faint wrap-anywhere">
          {quote.registered}
        </p>
      )}
    </section>
  );
}

function wayOf(by: TransferBy) {
  const { label, note } = transferWords[by];
  return { label, note };
}
