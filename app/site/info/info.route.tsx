import { data } from 'react-router';
import { partsUnder } from '#core/content/info-page.ts';
import { getInfoExtras } from '#server/content/info-extras.ts';
import { findInfoPage } from '#server/content/info-pages.ts';
import { anyName, type PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/info.route';
import { infoMeta } from './info-meta.ts';
import { InfoView } from './info-view.tsx';
import './info.css';

export const handle = { publicPage: { seconds: 300, query: { tab: anyName } } } satisfies PublicRoute;

/** Serves every page of content/pages that needs nothing else; the address decides which. */
export async function loader({ url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>) {
  const services = context.get(servicesContext);
  const found = await findInfoPage(services, url.pathname);
  if (!found) throw data(null, { status: 404 });
  const tab = url.searchParams.get('tab');
  const page = {
    ...found,
    tab,
    extras: await getInfoExtras(services, found.page),
    url: `${services.config.publicUrl}${found.page.path}`,
  };
  const known = tab === null || partsUnder(found.page.parts, tab).tabs.some(({ id }) => id === tab);
  return data(page, known ? {} : { headers: { 'cache-control': 'no-store' } });
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => infoMeta(loaderData, matches);

export default function Info({ loaderData: { page, near, extras, tab } }: Route.ComponentProps) {
  return <InfoView page={page} near={near} extras={extras} tab={tab} />;
}
