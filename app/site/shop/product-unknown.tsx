import { UnknownPage } from '#site/frame/unknown-page.tsx';
import { href } from '#ui/href.ts';

export function ProductUnknown() {
  return (
    <UnknownPage title="Product not found." ways={[{ to: href('/all-products'), words: 'See all products' }]}>
      It may have been renamed or is no longer sold.
    </UnknownPage>
  );
}
