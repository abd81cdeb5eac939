import Lock from 'lucide-react/icons/lock';
import { formatRupees } from '#core/money/paise.ts';
import type { OrderQuote } from '#core/orders/quote-order.ts';
import { useBusyWhileSending } from '#site/shared/gifts/use-busy-while-sending.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox, RadioGroup } from '#ui/choice.tsx';
import { Icon } from '#ui/icon.tsx';
import type { CheckoutModel, ErrorOf } from './checkout-page.tsx';

type PayOrderCardProps = { model: CheckoutModel; quote: OrderQuote; errorOf: ErrorOf };

/** The buyer's word, and the one button, which repeats the amount. From its press the goods are kept for a quarter of an hour. */
export function PayOrderCard({ model: { shop, texts }, quote, errorOf }: PayOrderCardProps) {
  const { button, busy } = useBusyWhileSending();
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
            { value: 'pickup', label: 'When I fetch it', note: 'At the temple shop, by UPI or cash.' },
          ]}
          defaultValue={texts.payBy}
        />
      ) : (
        <input type="hidden" name="payBy" value="gateway" />
      )}
      <Checkbox name="consent" defaultChecked={texts.consent !== ''} error={errorOf('consent')}>
        I have checked what I order and read the{' '}
        <a href="/cancellation-refund-policy" target="_blank" rel="noreferrer">
          cancellation and refund policy
        </a>{' '}
        and the{' '}
        <a href="/privacy-policy" target="_blank" rel="noreferrer">
          privacy policy
        </a>
        .
      </Checkbox>
      <div className="row wrapx gap-x-5 gap-y-3">
        <Button
          ref={button}
          type="submit"
          size="lg"
          className="pay-button"
          icon={<Icon of={Lock} />}
          busy={busy && 'One moment…'}
        >
          {quote.payable ? `Pay ${formatRupees(quote.total)}` : 'Continue'}
        </Button>
        <span className="sm faint pay-hint">
          {quote.payable
            ? 'From here the goods are kept for you for 15 minutes.'
            : 'Nothing is taken before you have seen the whole price.'}
        </span>
      </div>
    </section>
  );
}
