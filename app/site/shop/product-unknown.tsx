import { UnknownPage } from '#site/frame/unknown-page.tsx';

export function ProductUnknown() {
  return (
    <UnknownPage title="Product not found." ways={[{ to: '/all-products', words: 'See all products' }]}>
      It may have been renamed or is no longer sold.
    </UnknownPage>
  );
}
