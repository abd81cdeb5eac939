import { causeStatus } from '#core/donations/cause-status.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { listCauses } from '#server/donations/cause-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { searchMeta } from '#site/frame/search-meta.ts';
import type { CartCause } from '#site/giving/check-line.ts';
import { plainHref } from '#ui/href.ts';
import { pictureSource } from '#ui/photo-files.ts';
import type { Route } from './+types/cart.route.ts';
import { CartPage } from './cart-page.tsx';

export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

/** The carts are in the browser; the page brings the data that their lines are checked against. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const today = templeDay(services.clock());
  const causes: CartCause[] = (await listCauses(services)).map((cause) => ({
    id: cause.id,
    title: cause.title,
    image: pictureSource(cause.image),
    status: causeStatus(cause, today),
    allowsOwnAmount: cause.allowsOwnAmount,
    types: cause.types,
  }));
  const { givingWords, givingSearch } = await getTempleSettings(services);
  return {
    causes,
    words: givingWords.cart,
    none: givingWords.noCart,
    search: givingSearch.cart,
    url: `${services.config.publicUrl}${plainHref('/cart')}`,
  };
}

export const meta = searchMeta('empty-cart');

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartPage {...loaderData} />;
}
