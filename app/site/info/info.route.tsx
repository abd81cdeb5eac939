import { data } from 'react-router';
import { pagesNear } from '#core/content/info-page.ts';
import { findInfoPage, listInfoPages } from '#server/content/info-pages.ts';
import { getTempleSettings } from '#server/content/settings-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { pageMeta } from '#site/shared/page-meta.ts';
import type { Route } from './+types/info.route';
import { InfoView } from './info-view.tsx';
import './info.css';

export const handle = { publicPage: { seconds: 300 } } satisfies PublicRoute;

const shownNear = 4;

/** Serves every page of content/pages: which one, the address alone tells. */
export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const page = findInfoPage(new URL(request.url).pathname);
  if (!page) throw data(null, { status: 404 });
  const { contact } = await getTempleSettings(services);
  return {
    page,
    near: pagesNear(listInfoPages(), page, shownNear).map(({ path, label, note, picture }) => ({
      path,
      label,
      note,
      picture,
    })),
    contact: page.group === 'legal' ? contact : null,
    url: `${services.config.publicUrl}${page.path}`,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, url } = loaderData;
  return pageMeta({
    title: `${page.label} · Hare Krishna Temple, Ghaziabad`,
    description: page.description,
    url,
  });
}

export default function Info({ loaderData }: Route.ComponentProps) {
  return <InfoView {...loaderData} />;
}
