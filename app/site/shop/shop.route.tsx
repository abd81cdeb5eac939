import { Link } from 'react-router';
import { isNarrowed, listingQuery } from '#core/products/listing.ts';
import * as m from '#messages/shop.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { loadListing } from '#server/products/load-listing.ts';
import { servicesContext } from '#server/services.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { href, plainHref } from '#ui/href.ts';
import type { Route } from './+types/shop.route';
import { ProductListing } from './product-listing.tsx';

export const handle = {
  publicPage: { seconds: 60, staleSeconds: 300, query: listingQuery },
} satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  return loadListing(context.get(servicesContext), request, '/shop');
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta(matches, {
    ...loaderData.search,
    picture: 'shop-books',
    url: `${loaderData.publicUrl}${plainHref('/shop')}`,
  });
}

/** A picture for each usual category; the staff's own are shown by their first product's. */
const arches: Record<string, string> = {
  books: 'shop-books',
  japa: 'shop-beads',
  incense: 'shop-incense',
  deity: 'shop-clothes',
  prasadam: 'shop-ghee',
  donations: 'shop-kartal',
};

export default function Shop({ loaderData: { words, none, listing } }: Route.ComponentProps) {
  const plain = !isNarrowed(listing.asked.filters) && listing.page === 1;
  return (
    <>
      <section className="shop-hero">
        <div className="wrap">
          <span className="kicker">{words.kicker}</span>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          {plain && (
            <nav aria-label={m.categories}>
              <ul className="shop-arches">
                {listing.categories.map(({ id, title }) => (
                  <li key={id}>
                    <Link to={`${href('/shop')}?category=${id}`}>
                      <ArchPicture name={arches[id] ?? 'empty-cart'} ratio="1x1" alt="" eager />
                      <b>{title}</b>
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </section>
      <div className="wrap listing-room clear-view">
        <h2 className="sr">{m.products}</h2>
        <ProductListing listing={listing} none={none} heading="h3" categoriesAbove={plain} />
      </div>
    </>
  );
}
