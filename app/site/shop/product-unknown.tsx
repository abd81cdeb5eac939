import * as m from '#messages/product.ts';
import { UnknownPage } from '#site/frame/unknown-page.tsx';
import { href } from '#ui/href.ts';

export function ProductUnknown() {
  return (
    <UnknownPage title={m.productNotFound} ways={[{ to: href('/all-products'), words: m.seeAllProducts }]}>
      {m.renamedOrGone}
    </UnknownPage>
  );
}
