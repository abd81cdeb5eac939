import type { ReadListing } from '#core/products/listing.ts';
import type { ListedProduct } from '#server/products/listing-queries.ts';

export type CategoryView = { id: string; title: string; titleHi: string; count: number };
export type ListingView = {
  /** '/shop' or '/all-products': every link of the listing stays on its page. */
  path: string;
  asked: ReadListing;
  categories: CategoryView[];
  products: ListedProduct[];
  count: number;
  page: number;
  pages: number;
};
