import { listCsrProjects } from '#server/content/csr-projects-queries.ts';
import { getInfoExtras } from '#server/content/info-extras.ts';
import { getInfoPage } from '#server/content/info-pages.ts';
import { sectionOrNull } from '#server/content/section-or-null.ts';
import { getTempleSettings } from '#server/content/settings-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/csr.route';
import { CsrFacts, CsrProjects } from './csr-projects.tsx';
import { infoMeta } from './info-meta.ts';
import { InfoView } from './info-view.tsx';
import './info.css';

export const handle = { publicPage: { seconds: 300 } } satisfies PublicRoute;

export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const [found, projects, { csr }] = await Promise.all([
    getInfoPage(services, '/csr'),
    sectionOrNull(services, 'CSR projects', () => listCsrProjects(services)),
    getTempleSettings(services),
  ]);
  return {
    ...found,
    extras: await getInfoExtras(services, found.page.parts),
    projects: projects ?? [],
    registration: csr.registration,
    url: `${services.config.publicUrl}/csr`,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => infoMeta(loaderData);

export default function Csr({ loaderData }: Route.ComponentProps) {
  const { page, near, extras, projects, registration } = loaderData;
  return (
    <InfoView page={page} near={near} extras={extras} panel={<CsrFacts registration={registration} />}>
      <CsrProjects projects={projects} />
      {/* The inquiry form stands here, under the projects it offers to choose from. */}
    </InfoView>
  );
}
