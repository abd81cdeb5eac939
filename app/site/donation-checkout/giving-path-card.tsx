import type { ErrorOf } from '#site/checkout-parts/purchase-form.ts';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
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
      label: 'Quietly',
      note: 'Gupt daan. No name and no message are kept, and no certificate is written.',
    },
    { value: 'named', label: 'In my name', note: 'A numbered receipt in your name.' },
    { value: 'tax', label: 'With tax receipt', note: 'We need your PAN and address for the certificate.' },
  ];
  const offered = quote.noTaxBecause ? paths.filter(({ value }) => value !== 'tax') : paths;
  return (
    <section className="checkout-card">
      <RadioGroup
        name="path"
        look="cards"
        className="paths"
        label={<span className="card-title">Your receipt</span>}
        choices={offered}
        defaultValue={texts.path}
        error={errorOf('path')}
        hint={quote.noTaxBecause}
      />
      <RadioGroup
        name="citizenship"
        className="citizenship"
        label="The donor is"
        choices={[
          { value: 'indian', label: 'A citizen of India' },
          { value: 'nri', label: 'An Indian passport holder living abroad' },
          { value: 'foreign', label: 'A citizen of another country (OCI included)' },
        ]}
        defaultValue={texts.citizenship}
        error={errorOf('citizenship')}
      />
      {!quote.takesForeign && (
        <div className="foreign-only">
          <Notice tone="info">
            <b>Thank you for wishing to give.</b> Indian law (FCRA) lets only registered bodies take gifts
            from citizens of other countries, even in rupees, and the receivers of these causes are not
            registered for it. So we can not take this gift here. You are welcome at the temple all the same:{' '}
            <a href={href('/contacts')}>write to us</a>.
          </Notice>
        </div>
      )}
    </section>
  );
}
