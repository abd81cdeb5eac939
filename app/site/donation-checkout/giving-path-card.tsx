import * as m from '#messages/donation-checkout.ts';
import type { ErrorOf } from '#site/checkout-parts/purchase-form.ts';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { plainHref } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { CheckoutTexts } from './checkout-fields.ts';
import type { DonationQuote } from './quote-donation.ts';

type GivingPathCardProps = { texts: CheckoutTexts; quote: DonationQuote; errorOf: ErrorOf };

/**
 * Gupt, named or with a tax receipt, and who gives: citizenship decides whether the law on foreign
 * donations applies.
 */
export function GivingPathCard({ texts, quote, errorOf }: GivingPathCardProps) {
  const paths = [
    {
      value: 'gupt',
      label: m.quietly,
      note: m.quietlyNote,
    },
    { value: 'named', label: m.inMyName, note: m.inMyNameNote },
    { value: 'tax', label: m.withTaxReceipt, note: m.withTaxReceiptNote },
  ];
  const offered = quote.noTaxBecause ? paths.filter(({ value }) => value !== 'tax') : paths;
  return (
    <section className="checkout-card">
      <RadioGroup
        name="path"
        look="cards"
        className="paths"
        label={<span className="card-title">{m.yourReceipt}</span>}
        choices={offered}
        defaultValue={texts.path}
        error={errorOf('path')}
        hint={quote.noTaxBecause}
      />
      <RadioGroup
        name="citizenship"
        className="citizenship"
        label={m.donorIs}
        choices={[
          { value: 'indian', label: m.indian },
          { value: 'nri', label: m.abroad },
          { value: 'foreign', label: m.foreign },
        ]}
        defaultValue={texts.citizenship}
        error={errorOf('citizenship')}
      />
      {!quote.takesForeign && (
        <div className="foreign-only">
          <Notice tone="info">
            <Sentence
              text={m.noForeignGifts}
              parts={{
                thanks: (words) => <b>{words}</b>,
                write: (words) => <a href={plainHref('/contacts')}>{words}</a>,
              }}
            />
          </Notice>
        </div>
      )}
    </section>
  );
}
