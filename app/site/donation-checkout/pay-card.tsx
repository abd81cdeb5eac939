import { PayButton } from '#site/shared/pay-button.tsx';
import { Checkbox, RadioGroup } from '#ui/choice.tsx';
import type { PayBy } from './checkout-fields.ts';
import type { GiftQuote } from './quote-gift.ts';

type PayCardProps = { quote: GiftQuote; payBy: PayBy; consented: boolean; consentError: string | null };

/** How to pay, the donor's word, and the one button, which repeats the amount. */
export function PayCard({ quote, payBy, consented, consentError }: PayCardProps) {
  const notForeign = quote.takesForeign ? '' : 'not-foreign';
  return (
    <section className={`checkout-card ${notForeign}`} aria-labelledby="pay-with">
      <h2 id="pay-with" className="card-title">
        Pay with
      </h2>
      <RadioGroup
        name="payBy"
        look="cards"
        className="paths pay-ways"
        label={<span className="sr">Pay with</span>}
        choices={[
          {
            value: 'gateway',
            label: 'UPI, card or net banking',
            note: 'On the secure payment page. The receipt comes in minutes.',
          },
          {
            value: 'transfer',
            label: 'QR code or bank transfer',
            note: 'From any UPI app or bank. The receipt follows when we have matched it.',
          },
        ]}
        defaultValue={payBy}
      />
      <Checkbox name="consent" defaultChecked={consented} error={consentError}>
        This gift is from my own funds. I have read the{' '}
        <a href="/cancellation-refund-policy" target="_blank" rel="noreferrer">
          refund policy
        </a>{' '}
        and the{' '}
        <a href="/privacy-policy" target="_blank" rel="noreferrer">
          privacy policy
        </a>
        .
      </Checkbox>
      <PayButton quote={quote} hint="Nothing is taken before you confirm on the next page." />
    </section>
  );
}
