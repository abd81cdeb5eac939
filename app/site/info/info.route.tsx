import { data } from 'react-router';
import { afterOpening, type InfoPage, partsUnder } from '#core/content/info-page.ts';
import { leadingFigure } from '#core/content/leading-figure.ts';
import { withYearJumps } from '#core/content/year-jumps.ts';
import { causeCategories } from '#core/donations/cause.ts';
import { commonPath } from '#core/language/languages.ts';
import * as m from '#messages/info.ts';
import { getInfoExtras } from '#server/content/info-extras.ts';
import { findInfoPage } from '#server/content/info-pages.ts';
import { listDonationOutcomes } from '#server/donations/outcome-queries.ts';
import { anyName, type PublicRoute } from '#server/http/public-page.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { sectionOrNull } from '#server/settings/section-or-null.ts';
import { withLanguage } from '#ui/href.ts';
import { pictureSource } from '#ui/photo-files.ts';
import type { Route } from './+types/info.route';
import { infoMeta } from './info-meta.ts';
import { InfoView } from './info-view.tsx';
import './info.css';

export const handle = { publicPage: { seconds: 300, query: { tab: anyName } } } satisfies PublicRoute;

/** Serves every page of content/pages that needs nothing else; the address decides which. */
export async function loader({ url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>) {
  const services = context.get(servicesContext);
  const path = commonPath(url.pathname).replace(/^\/preview(?=\/)/, '');
  const found = await findInfoPage(services, path);
  if (!found) throw data(null, { status: 404 });
  const tab = url.searchParams.get('tab');
  const page = {
    ...found,
    page: withYearJumps(
      withPhotos(found.page.path === '/why-donate' ? await withFigures(services, found.page) : found.page),
    ),
    tab,
    extras: await getInfoExtras(services, found.page),
    url: `${services.config.publicUrl}${withLanguage(found.page.path)}`,
  };
  const known = tab === null || partsUnder(found.page.parts, tab).tabs.some(({ id }) => id === tab);
  return data(page, known ? {} : { headers: { 'cache-control': 'no-store' } });
}

/** A picture of ui/photos by its address: the page then needs no list of them. */
function withPhotos(page: InfoPage): InfoPage {
  const parts = page.parts.map((part) =>
    part.kind === 'picture' ? { ...part, name: pictureSource(part.name) } : part,
  );
  return { ...page, parts };
}

/** Under the opening of the text: what the last gifts did, where the staff entered it. */
async function withFigures(services: Services, page: InfoPage): Promise<InfoPage> {
  const outcomes = await sectionOrNull(services, 'what gifts did', () =>
    listDonationOutcomes(services, causeCategories, 3),
  );
  // The number large, of what and for whom below it; one that begins with no number is left out.
  const figures = (outcomes ?? []).flatMap(({ figure, words }) => {
    const leading = leadingFigure(figure);
    return leading ? [{ number: leading.number, words: m.figure(leading.words, words) }] : [];
  });
  if (figures.length === 0) return page;
  return { ...page, parts: afterOpening(page.parts, { kind: 'figures', figures }) };
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => infoMeta(loaderData, matches);

export default function Info({ loaderData }: Route.ComponentProps) {
  return <InfoView {...loaderData} />;
}
