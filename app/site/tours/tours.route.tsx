import * as m from '#messages/tours.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { listTours } from '#server/tours/tour-queries.ts';
import { searchMeta } from '#site/frame/search-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { HeadedPage } from '#ui/headed-page.tsx';
import { href, plainHref } from '#ui/href.ts';
import { withCapital } from '#ui/with-capital.ts';
import type { Route } from './+types/tours.route';
import { tourNote } from './tour-words.ts';
import './tours.css';

export const handle = { publicPage: { seconds: 300 } } satisfies PublicRoute;

export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const [tours, { activityWords, activitySearch }] = await Promise.all([
    listTours(services),
    getTempleSettings(services),
  ]);
  return {
    words: activityWords.tours,
    search: activitySearch.tours,
    none: tours.length === 0 ? activityWords.noTours : null,
    tours,
    url: `${services.config.publicUrl}${plainHref('/tours')}`,
  };
}

export const meta = searchMeta();

/** Four cards, each links to its details (rule S54). */
export default function Tours({ loaderData: { words, none, tours } }: Route.ComponentProps) {
  return (
    <HeadedPage
      head={words}
      action={<ButtonLink to={href('/tourspackages')}>{m.enquireOrRegister}</ButtonLink>}
    >
      {none ? (
        <EmptyState
          picture="tours-vrindavan"
          title={none.title}
          actions={
            <ButtonLink to={href('/contacts')} size="sm">
              {m.contactUs}
            </ButtonLink>
          }
        >
          {none.lead}
        </EmptyState>
      ) : (
        <ul className="tour-cards">
          {tours.map((tour) => (
            <li key={tour.id}>
              <Card
                to={withCapital(href('/toursdetails/:id', { id: tour.id }))}
                picture={tour.image}
                title={tour.title}
                note={tourNote(tour)}
                heading="h2"
              >
                {tour.summary}
              </Card>
            </li>
          ))}
        </ul>
      )}
    </HeadedPage>
  );
}
