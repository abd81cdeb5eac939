import { listingQuery } from '#core/products/listing.ts';
import * as m from '#messages/shop.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { loadListing } from '#server/products/load-listing.ts';
import { servicesContext } from '#server/services.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { href, withLanguage } from '#ui/href.ts';
import type { Route } from './+types/all-products.route';
import { ProductListing } from './product-listing.tsx';

export const handle = {
  publicPage: { seconds: 60, staleSeconds: 300, query: listingQuery },
} satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  return loadListing(context.get(servicesContext), request, '/all-products');
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { publicUrl, address } = loaderData;
  return pageMeta(matches, {
    ...loaderData.search,
    picture: 'shop-books',
    url: `${publicUrl}${withLanguage(address)}`,
  });
}

export default function AllProducts({ loaderData: { listing, none, title } }: Route.ComponentProps) {
  return (
    <div className="wrap listing-room every-product clear-view">
      <Breadcrumbs trail={[{ to: href('/shop'), label: m.shop }]} here={title} />
      <h1 className="mb-6">{title}</h1>
      <ProductListing listing={listing} none={none} heading="h2" />
    </div>
  );
}
