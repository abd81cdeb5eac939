import * as m from '#messages/orders.ts';
import { UnknownPage } from '#site/frame/unknown-page.tsx';
import { href } from '#ui/href.ts';

export function OrderUnknown() {
  return (
    <UnknownPage
      title={m.orderUnknown}
      ways={[
        { to: href('/shop'), words: m.visitTheShop },
        { to: href('/contacts'), words: m.askUs },
      ]}
    >
      {m.checkAddress}
    </UnknownPage>
  );
}
