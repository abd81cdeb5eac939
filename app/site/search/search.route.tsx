import { data } from 'react-router';
import { longestQuery } from '#core/search/search-terms.ts';
import * as m from '#messages/search.ts';
import { takeTry } from '#server/auth/tries.ts';
import { refreshSearch } from '#server/search/refresh-search.ts';
import { searchSite } from '#server/search/search-queries.ts';
import { listSitePages } from '#server/search/site-pages.ts';
import { servicesContext } from '#server/services.ts';
import { addressOf } from '#server/web-request/form-text.ts';
import { asideMeta, templeOf } from '#site/frame/page-meta.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/search.route';
import { SearchPage } from './search-page.tsx';

const shown = 30;

/** GET /search?q=… Not cached: queries are unbounded and would evict the pages that many read. */
export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const query = (new URL(request.url).searchParams.get('q') ?? '').slice(0, longestQuery).trim();
  const page = { query, url: `${services.config.publicUrl}${plainHref('/search')}` };
  if (!query) return data({ ...page, found: null, tooMany: false });
  if (!(await takeTry(services, 'search:address', addressOf(request)))) {
    return data({ ...page, found: null, tooMany: true }, { status: 429, headers: { 'retry-after': '60' } });
  }
  await refreshSearch(services, () => listSitePages(services));
  return data({ ...page, found: await searchSite(services, query, shown), tooMany: false });
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { query, url } = loaderData;
  const temple = templeOf(matches);
  return asideMeta({
    title: `${query ? m.searchFor(query) : m.search} | ${temple.full}`,
    description: m.searchIn(temple.within),
    url,
  });
}

export default function Search({ loaderData: { query, found, tooMany } }: Route.ComponentProps) {
  return <SearchPage query={query} found={found} tooMany={tooMany} />;
}
