import { causeCategories } from '#core/donations/cause.ts';
import { getInfoExtras } from '#server/content/info-extras.ts';
import { getInfoPage } from '#server/content/info-pages.ts';
import { listDonationOutcomes } from '#server/donations/outcome-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { sectionOrNull } from '#server/settings/section-or-null.ts';
import { DonationOutcomes } from '#site/giving/donation-outcomes.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/why-donate.route';
import { infoMeta } from './info-meta.ts';
import { InfoView } from './info-view.tsx';
import './info.css';

export const handle = { publicPage: { seconds: 300 } } satisfies PublicRoute;

/** The text, beside what the last gifts did. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const [found, outcomes] = await Promise.all([
    getInfoPage(services, '/why-donate'),
    sectionOrNull(services, 'what gifts did', () => listDonationOutcomes(services, causeCategories, 3)),
  ]);
  return {
    ...found,
    extras: await getInfoExtras(services, found.page),
    outcomes: outcomes ?? [],
    url: `${services.config.publicUrl}${href('/why-donate')}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => infoMeta(loaderData, matches);

export default function WhyDonate({ loaderData: { page, near, extras, outcomes } }: Route.ComponentProps) {
  const did = outcomes.length > 0 && (
    <div className="panel">
      <DonationOutcomes outcomes={outcomes} />
    </div>
  );
  return <InfoView page={page} near={near} extras={extras} panel={did || undefined} />;
}
