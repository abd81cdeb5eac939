import { getInfoExtras } from '#server/content/info-extras.ts';
import { getInfoPage } from '#server/content/info-pages.ts';
import { listLeaders } from '#server/content/leaders-queries.ts';
import { listTeachers } from '#server/content/teachers-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { sectionOrNull } from '#server/settings/section-or-null.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/leadership.route';
import { infoMeta } from './info-meta.ts';
import { InfoView } from './info-view.tsx';
import { LeaderGrid, TeacherGrid } from './leader-grid.tsx';
import './info.css';

export const handle = { publicPage: { seconds: 300 } } satisfies PublicRoute;

export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const [found, leaders, teachers, { visitWords }] = await Promise.all([
    getInfoPage(services, '/leadership'),
    sectionOrNull(services, 'leaders', () => listLeaders(services)),
    sectionOrNull(services, 'teachers', () => listTeachers(services)),
    getTempleSettings(services),
  ]);
  return {
    ...found,
    extras: await getInfoExtras(services, found.page),
    words: { leaders: visitWords.leaders, teachers: visitWords.teachers },
    leaders: leaders ?? [],
    teachers: teachers ?? [],
    url: `${services.config.publicUrl}${plainHref('/leadership')}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => infoMeta(loaderData, matches);

export default function Leadership({ loaderData }: Route.ComponentProps) {
  const { words, leaders, teachers } = loaderData;
  return (
    <InfoView {...loaderData} before={<LeaderGrid words={words.leaders} leaders={leaders} />}>
      <TeacherGrid words={words.teachers} teachers={teachers} />
    </InfoView>
  );
}
