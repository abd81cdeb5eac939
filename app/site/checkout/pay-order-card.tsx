import { counterOrderDays } from '#core/orders/counter.ts';
import type { OrderQuote } from '#core/orders/quote-order.ts';
import { orderConsent } from '#messages/payment.ts';
import { PayButton } from '#site/checkout-parts/pay-button.tsx';
import { PolicyLinks } from '#site/checkout-parts/policy-links.tsx';
import type { ErrorOf } from '#site/checkout-parts/purchase-form.ts';
import { Checkbox, RadioGroup } from '#ui/forms/choice.tsx';
import type { CheckoutModel } from './checkout-model.ts';

type PayOrderCardProps = { model: CheckoutModel; quote: OrderQuote; errorOf: ErrorOf };

/**
 * The buyer's consent, and the one button, which repeats the amount. Pressing it holds the goods
 * for a quarter of an hour.
 */
export function PayOrderCard({ model: { shop, texts }, quote, errorOf }: PayOrderCardProps) {
  return (
    <section className="checkout-card" aria-labelledby="pay-with">
      <h2 id="pay-with" className="card-title">
        Pay
      </h2>
      {shop.payAtPickup ? (
        <RadioGroup
          name="payBy"
          look="cards"
          className="paths pay-ways pickup-pay"
          label={<span className="sr">Pay with</span>}
          error={errorOf('payBy')}
          choices={[
            { value: 'gateway', label: 'Now', note: 'UPI, card or net banking, on the secure payment page.' },
            {
              value: 'pickup',
              label: 'When I collect it',
              note: `At the temple shop, by UPI or cash, within ${counterOrderDays} days.`,
            },
          ]}
          defaultValue={texts.payBy}
        />
      ) : (
        <input type="hidden" name="payBy" value="gateway" />
      )}
      <Checkbox name="consent" defaultChecked={texts.consent !== ''} error={errorOf('consent')}>
        <PolicyLinks text={orderConsent} />
      </Checkbox>
      <PayButton
        quote={quote}
        hint={
          quote.payable
            ? 'From here the goods are kept for you for 15 minutes.'
            : 'Nothing is taken before you have seen the whole price.'
        }
      />
    </section>
  );
}
