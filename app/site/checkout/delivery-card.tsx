import * as m from '#messages/order-checkout.ts';
import { RadioGroup } from '#ui/forms/choice.tsx';
import type { CheckoutModel } from './checkout-model.ts';

type DeliveryCardProps = Pick<CheckoutModel, 'shop' | 'texts'> & { onChange: () => void };

/** How the goods reach the buyer. Where the shop only sends, there is nothing to choose. */
export function DeliveryCard({ shop, texts, onChange }: DeliveryCardProps) {
  if (!shop.pickup) return <input type="hidden" name="delivery" value="courier" />;
  return (
    <section className="checkout-card" aria-label={m.delivery}>
      <RadioGroup
        name="delivery"
        look="cards"
        className="paths pay-ways"
        label={<span className="card-title">{m.delivery}</span>}
        choices={[
          { value: 'courier', label: m.byCourier, note: m.toYourDoor },
          { value: 'pickup', label: m.collectAtTemple, note: m.atTempleShop(shop.address) },
        ]}
        defaultValue={texts.delivery}
        // The form still has the old choice when this runs.
        onChoose={() => setTimeout(onChange)}
      />
    </section>
  );
}
