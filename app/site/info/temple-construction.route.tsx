import { causeStatus } from '#core/donations/cause-status.ts';
import { clockTime, longDate } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { getInfoExtras } from '#server/content/info-extras.ts';
import { getInfoPage } from '#server/content/info-pages.ts';
import { listMilestones } from '#server/content/milestones-queries.ts';
import { listCauses } from '#server/donations/cause-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { sectionOrNull } from '#server/settings/section-or-null.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/temple-construction.route';
import { BuildingProgress, Milestones, PriceList } from './giving/building.tsx';
import { infoMeta } from './info-meta.ts';
import { InfoView } from './info-view.tsx';
import './info.css';

export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

/** The text, the sum from the ledger, the steps of the building and what can be given. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const now = services.clock();
  const [found, causes, milestones, { givingWords }] = await Promise.all([
    getInfoPage(services, '/temple-construction'),
    sectionOrNull(services, 'construction', () => listCauses(services)),
    sectionOrNull(services, 'milestones', () => listMilestones(services)),
    getTempleSettings(services),
  ]);
  const cause = causes?.find(({ category }) => category === 'temple-construction');
  return {
    ...found,
    extras: await getInfoExtras(services, found.page),
    building: cause
      ? {
          id: cause.id,
          title: cause.title,
          raised: cause.raised,
          target: cause.target,
          asOf: `${longDate(now)}, ${clockTime(now)}`,
          items: causeStatus(cause, templeDay(now)) === 'live' ? cause.types : [],
        }
      : null,
    words: {
      progress: givingWords.progress,
      milestones: givingWords.milestones,
      prices: givingWords.prices,
    },
    milestones: milestones ?? [],
    url: `${services.config.publicUrl}${plainHref('/temple-construction')}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => infoMeta(loaderData, matches);

export default function TempleConstruction({ loaderData }: Route.ComponentProps) {
  const { words, building, milestones } = loaderData;
  return (
    <InfoView
      {...loaderData}
      before={
        <>
          {building && <BuildingProgress {...words.progress} {...building} />}
          <Milestones words={words.milestones} milestones={milestones} />
          {building && <PriceList words={words.prices} causeId={building.id} items={building.items} />}
        </>
      }
    />
  );
}
