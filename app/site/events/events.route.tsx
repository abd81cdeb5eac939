import ArrowRight from 'lucide-react/icons/arrow-right';
import { data } from 'react-router';
import { pagingOf } from '#core/content/paging.ts';
import * as m from '#messages/events.ts';
import { countEvents, listLatestEvents } from '#server/content/events-queries.ts';
import { anyPage, type PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { pageMeta, type TempleName } from '#site/frame/page-meta.ts';
import { toEventRow } from '#site/reading/content-rows.ts';
import { EventRows } from '#site/reading/event-rows.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { HeadedPage } from '#ui/headed-page.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import type { Route } from './+types/events.route';

const pageSize = 12;

export const handle = { publicPage: { seconds: 60, query: { page: anyPage } } } satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const pageParam = new URL(request.url).searchParams.get('page');
  const paging = pagingOf(pageParam, await countEvents(services), pageSize);
  if (!paging) throw data(null, { status: 404 });
  const [events, { activityWords, activitySearch }] = await Promise.all([
    listLatestEvents(services, pageSize, paging.offset),
    getTempleSettings(services),
  ]);
  const now = services.clock();
  return {
    words: activityWords.events,
    search: activitySearch.events,
    none: events.length === 0 ? activityWords.noEvents : null,
    events: events.map((event) => toEventRow(event, now)),
    paging,
    url: `${services.config.publicUrl}${plainHref('/events')}`,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page } = loaderData.paging;
  return pageMeta(matches, {
    ...loaderData.search,
    ...(page > 1 && { title: ({ full }: TempleName) => m.eventsPage(page, full) }),
    picture: 'kirtan',
    url: page > 1 ? `${loaderData.url}?page=${page}` : loaderData.url,
  });
}

export default function Events({ loaderData: { words, none, events, paging } }: Route.ComponentProps) {
  const coming = events.filter((event) => !event.past);
  const past = events.filter((event) => event.past);
  return (
    <HeadedPage
      head={words}
      action={
        <ButtonLink to={href('/calender')} look="quiet" icon={<Icon of={ArrowRight} />}>
          {m.vaisnavaCalendar}
        </ButtonLink>
      }
    >
      {none && (
        <EmptyState picture="calendar-moon" title={none.title}>
          {none.lead}
        </EmptyState>
      )}
      <Part title={m.comingUp} events={coming} />
      <Part title={m.pastEvents} events={past} />
      <Pagination page={paging.page} pages={paging.pages} hrefOf={(page) => `/events?page=${page}`} />
    </HeadedPage>
  );
}

function Part({ title, events }: { title: string; events: Parameters<typeof EventRows>[0]['events'] }) {
  if (events.length === 0) return null;
  return (
    <section className="events-part mb-14">
      <h2 className="text-h3 mb-5">{title}</h2>
      <EventRows events={events} />
    </section>
  );
}
