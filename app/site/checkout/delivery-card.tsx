import { RadioGroup } from '#ui/forms/choice.tsx';
import type { CheckoutModel } from './checkout-model.ts';

type DeliveryCardProps = Pick<CheckoutModel, 'shop' | 'texts'> & { onChange: () => void };

/** How the goods reach the buyer. Where the shop only sends, there is nothing to choose. */
export function DeliveryCard({ shop, texts, onChange }: DeliveryCardProps) {
  if (!shop.pickup) return <input type="hidden" name="delivery" value="courier" />;
  return (
    <section className="checkout-card" aria-label="Delivery">
      <RadioGroup
        name="delivery"
        look="cards"
        className="paths pay-ways"
        label={<span className="card-title">Delivery</span>}
        choices={[
          { value: 'courier', label: 'By courier', note: 'To your door, by your PIN code and weight.' },
          { value: 'pickup', label: 'Collect at the temple', note: `At the temple shop: ${shop.address}` },
        ]}
        defaultValue={texts.delivery}
        // The form still has the old choice when this runs.
        onChoose={() => setTimeout(onChange)}
      />
    </section>
  );
}
