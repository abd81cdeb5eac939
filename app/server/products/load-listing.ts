import { data } from 'react-router';
import { pagingOf } from '#core/content/paging.ts';
import { fillFacts } from '#core/page-copy/fill-places.ts';
import { listingAddress, readListing } from '#core/products/listing.ts';
import * as m from '#messages/shop.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { countProducts, listProducts, listShopCategories } from './listing-queries.ts';

/** Products on a page (rule F20). */
const pageSize = 24;

/**
 * The listing for an address of /shop or /all-products. Unbounded variants (words, prices, an
 * unknown category) are not cached, so that nobody can evict popular pages from the page cache. A
 * page past the last is 404.
 */
export async function loadListing(services: Services, request: Request, path: string) {
  const query = new URL(request.url).searchParams;
  const parsed = readListing(query);
  const { filters } = parsed;
  const [categories, count, { givingWords, givingSearch }] = await Promise.all([
    listShopCategories(services),
    countProducts(services, filters),
    getTempleSettings(services),
  ]);
  const paging = pagingOf(query.get('page'), count, pageSize);
  if (!paging) throw data(null, { status: 404 });
  const products = await listProducts(services, filters, { limit: pageSize, offset: paging.offset });
  const category = categories.find(({ id }) => id === filters.category);
  const endless =
    filters.q !== '' ||
    filters.min !== null ||
    filters.max !== null ||
    parsed.problem !== null ||
    (filters.category !== null && !category);
  const title = category?.title ?? m.allProducts;
  const { publicUrl } = services.config;
  return data(
    {
      listing: { path, asked: parsed, categories, products, count, page: paging.page, pages: paging.pages },
      words: givingWords.shop,
      search: path === '/shop' ? givingSearch.shop : fillFacts(givingSearch.allProducts, { category: title }),
      none: count === 0 ? givingWords.noProducts : null,
      title,
      // Other sorts and filters show the same products: search engines are sent to the whole
      // category.
      address: listingAddress(
        path,
        { q: '', category: category?.id ?? null, min: null, max: null, inStock: false, sort: 'new' },
        paging.page,
      ),
      publicUrl,
    },
    endless ? { headers: { 'cache-control': 'no-store' } } : {},
  );
}
