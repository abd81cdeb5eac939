import { shelfQuery } from '#core/products/shelf-question.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { loadShelf } from '#server/products/load-shelf.ts';
import { servicesContext } from '#server/services.ts';
import { pageMeta } from '#site/shared/page-meta.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import type { Route } from './+types/all-products.route';
import { Shelf } from './shelf-page.tsx';

export const handle = {
  publicPage: { seconds: 60, staleSeconds: 300, query: shelfQuery },
} satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  return loadShelf(context.get(servicesContext), request, '/all-products');
}

export { shelfHeaders as headers } from '#server/products/load-shelf.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { publicUrl, address } = loaderData;
  return pageMeta(matches, {
    ...loaderData.search,
    picture: 'shop-books',
    url: publicUrl + address,
  });
}

export default function AllProducts({ loaderData: { shelf, none, title } }: Route.ComponentProps) {
  return (
    <div className="wrap shelf-room clear-view">
      <Breadcrumbs trail={[{ to: '/shop', label: 'Shop' }]} here={title} />
      <h1 className="mb-6">{title}</h1>
      <Shelf shelf={shelf} none={none} heading="h2" />
    </div>
  );
}
