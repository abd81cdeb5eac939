import { counterOrderDays } from '#core/orders/counter.ts';
import type { OrderQuote } from '#core/orders/quote-order.ts';
import * as m from '#messages/order-checkout.ts';
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
        {m.pay}
      </h2>
      {shop.payAtPickup ? (
        <RadioGroup
          name="payBy"
          look="cards"
          className="paths pay-ways pickup-pay"
          label={<span className="sr">{m.payWith}</span>}
          error={errorOf('payBy')}
          choices={[
            { value: 'gateway', label: m.payNow, note: m.payNowHow },
            {
              value: 'pickup',
              label: m.payAtShop,
              note: m.payAtShopHow(counterOrderDays),
            },
          ]}
          defaultValue={texts.payBy}
        />
      ) : (
        <input type="hidden" name="payBy" value="gateway" />
      )}
      <Checkbox name="consent" defaultChecked={texts.consent !== ''} error={errorOf('consent')}>
        <PolicyLinks text={m.consent} />
      </Checkbox>
      <PayButton quote={quote} hint={quote.payable ? m.heldWhilePaying : m.nothingTakenYet} />
    </section>
  );
}
