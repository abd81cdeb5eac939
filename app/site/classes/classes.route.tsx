import { Link } from 'react-router';
import { classState } from '#core/content/temple-class.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/classes.ts';
import { listClasses } from '#server/classes/class-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { searchMeta } from '#site/frame/search-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { HeadedPage } from '#ui/headed-page.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Picture } from '#ui/picture.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/classes.route';
import { ClassFacts, SeatChip } from './class-parts.tsx';
import { toClassView } from './class-words.ts';
import './classes.css';

export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const today = templeDay(services.clock());
  const classes = (await listClasses(services)).map((one) => toClassView(one, classState(one, today)));
  const { activityWords, activitySearch } = await getTempleSettings(services);
  const open = classes.filter(({ state }) => state !== 'ended');
  return {
    words: activityWords.classes,
    daily: activityWords.dailyClasses,
    search: activitySearch.classes,
    none: open.length === 0 ? activityWords.noClasses : null,
    classes: open,
    url: `${services.config.publicUrl}${plainHref('/classes')}`,
  };
}

export const meta = searchMeta();

export default function Classes({ loaderData: { words, daily, none, classes } }: Route.ComponentProps) {
  const [before, linked, after] = daily.lead.split(/[[\]]/, 3);
  return (
    <HeadedPage head={words}>
      {none && (
        <EmptyState
          picture="class-gita"
          title={none.title}
          actions={
            <ButtonLink to={href('/bhagavatam')} size="sm">
              {m.bhagavatamClass}
            </ButtonLink>
          }
        >
          {none.lead}
        </EmptyState>
      )}
      <ul className="class-rows">
        {classes.map((one) => (
          <li key={one.id} className="card class-row">
            <Picture name={one.image} alt="" className="class-picture" />
            <div className="class-words">
              <SeatChip state={one.state}>{one.seats}</SeatChip>
              <h2>
                <Link to={href('/classes/:id', { id: one.id })}>{one.title}</Link>
              </h2>
              <p className="muted">{one.description}</p>
              {one.state === 'called-off' && one.calledOffWords && <p>{one.calledOffWords}</p>}
            </div>
            <ClassFacts facts={one.glance} />
            {one.state !== 'called-off' && (
              <ButtonLink to={href('/classes/:id', { id: one.id })} look="outline" size="sm">
                <Sentence
                  text={one.state.endsWith('full') ? m.joinWaitingListIn(one.title) : m.enrolIn(one.title)}
                  parts={{ sr: (words) => <span className="sr">{words}</span> }}
                />
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <p className="class-daily muted">
        {before}
        {linked && <a href={plainHref('/bhagavatam')}>{linked}</a>}
        {after}
      </p>
    </HeadedPage>
  );
}
