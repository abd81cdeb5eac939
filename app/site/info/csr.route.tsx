import { csrFields, csrYears, readCsrInquiry } from '#core/requests/csr-inquiry.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { listCsrProjects } from '#server/content/csr-projects-queries.ts';
import { getInfoExtras } from '#server/content/info-extras.ts';
import { getInfoPage } from '#server/content/info-pages.ts';
import { listGivenProjects } from '#server/csr/projects-given.ts';
import { anyName, type PublicRoute } from '#server/http/public-page.ts';
import { answerRequest } from '#server/requests/answer-request.ts';
import { placeRequest } from '#server/requests/place-request.ts';
import { readRequestForm } from '#server/requests/read-request-form.ts';
import { loadSentPage } from '#server/requests/sent-page.ts';
import { servicesContext } from '#server/services.ts';
import { sectionOrNull } from '#server/settings/section-or-null.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/csr.route';
import { CsrInquiry } from './csr-form.tsx';
import { CsrFacts, CsrProjects } from './csr-projects.tsx';
import { infoMeta } from './info-meta.ts';
import { InfoView } from './info-view.tsx';
import './info.css';

export const handle = {
  publicPage: { seconds: 300, query: { project: anyName, sent: 'free' } },
} satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const [found, projects, { csr, givingWords }] = await Promise.all([
    getInfoPage(services, '/csr'),
    sectionOrNull(services, 'CSR projects', () => listGivenProjects(services)),
    getTempleSettings(services),
  ]);
  const projectParam = new URL(request.url).searchParams.get('project');
  const chosen = projects?.find(({ id }) => id === projectParam)?.id ?? '';
  const page = {
    ...found,
    extras: await getInfoExtras(services, found.page),
    words: givingWords.csrProjects,
    projects: projects ?? [],
    registration: csr.registration,
    years: csrYears(templeDay(services.clock())),
    chosen,
    url: `${services.config.publicUrl}${plainHref('/csr')}`,
  };
  return loadSentPage(services, request, ['csr-inquiry'], page, (projectParam ?? '') === chosen);
}

/** A company's inquiry. */
export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const { typed, origin } = await readRequestForm(services, request, csrFields);
  const rules = { projects: await listCsrProjects(services), years: csrYears(templeDay(services.clock())) };
  return answerRequest('/csr', typed, await placeRequest(services, readCsrInquiry(typed, rules), origin));
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => infoMeta(loaderData, matches);

export default function Csr({ loaderData, actionData }: Route.ComponentProps) {
  const { words, projects, registration, years, chosen, sent } = loaderData;
  return (
    <InfoView
      {...loaderData}
      before={
        <>
          <CsrFacts registration={registration} />
          <CsrProjects words={words} projects={projects} />
          <CsrInquiry projects={projects} years={years} chosen={chosen} sent={sent} refused={actionData} />
        </>
      }
    />
  );
}
