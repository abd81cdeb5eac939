import type { ReadListing } from '#core/products/listing.ts';
import type { ProductCardView } from '#site/shop-parts/product-cards.tsx';

export type CategoryView = { id: string; title: string; titleHi: string; count: number };
export type ListingView = {
  /** '/shop' or '/all-products': every link of the listing stays on its page. */
  path: string;
  asked: ReadListing;
  categories: CategoryView[];
  products: ProductCardView[];
  count: number;
  page: number;
  pages: number;
};
