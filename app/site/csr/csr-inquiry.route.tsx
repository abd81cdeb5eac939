import { dayOf } from '#core/content/date-words.ts';
import { csrFields, csrYears, readCsrInquiry } from '#core/requests/csr-inquiry.ts';
import { listCsrProjects } from '#server/content/csr-projects-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { answerRequest } from '#server/requests/answer-request.ts';
import { placeRequest } from '#server/requests/place-request.ts';
import { readRequestForm } from '#server/requests/read-request-form.ts';
import { loadSentPage } from '#server/requests/sent-page.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { pageMeta } from '#site/shared/page-meta.ts';
import { SentNotice } from '#site/shared/requests/sent-notice.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Route } from './+types/csr-inquiry.route';
import { CsrForm } from './csr-form.tsx';
import './csr-inquiry.css';

export const handle = { publicPage: { seconds: 300, query: ['project', 'sent'] } } satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const rules = await rulesOf(services);
  const asked = new URL(request.url).searchParams.get('project');
  return loadSentPage(services, request, ['csr-inquiry'], {
    ...rules,
    chosen: rules.projects.find(({ id }) => id === asked)?.id ?? '',
    url: `${services.config.publicUrl}/csr/inquiry`,
  });
}

export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const { typed, origin } = await readRequestForm(request, csrFields);
  const read = readCsrInquiry(typed, await rulesOf(services));
  return answerRequest('/csr/inquiry', typed, await placeRequest(services, read, origin));
}

async function rulesOf(services: Services) {
  const projects = (await listCsrProjects(services)).map(({ id, title }) => ({ id, title }));
  return { projects, years: csrYears(dayOf(services.clock())) };
}

export { sentHeaders as headers } from '#server/requests/sent-page.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: 'CSR inquiry · Hare Krishna Temple, Ghaziabad',
    description:
      'Companies write to the temple about a CSR project: meals, education, health or the environment, under Schedule VII.',
    url: loaderData?.url ?? '',
  });
}

export default function CsrInquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, projects, years, chosen } = loaderData;
  return (
    <div className="wrap csr-inquiry">
      <header>
        <Breadcrumbs trail={[{ to: '/donation', label: 'Donation' }]} here="CSR inquiry" />
        <h1>Give as a company</h1>
        <p className="lead">
          Tell us who you are and which project you have in mind. We answer with the papers: plan, budget,
          registration and how the use is reported.
        </p>
      </header>
      <div className="request-lay">
        <div className="panel">
          {sent && <SentNotice sent={sent} />}
          <CsrForm projects={projects} years={years} chosen={chosen} refused={actionData} />
        </div>
        <aside className="request-aside" aria-label="Good to know">
          <Picture name="csr" className="csr-picture" />
          <h2 className="text-h4">How it goes on</h2>
          <ol>
            <li>We call you and send the project papers.</li>
            <li>Both sides sign an agreement.</li>
            <li>The gift comes by bank transfer, never by card.</li>
            <li>You receive the report of use and its certificate.</li>
          </ol>
          <p className="sm muted">
            Only projects of Schedule VII can be chosen. Worship and the temple building are not among them.
          </p>
        </aside>
      </div>
    </div>
  );
}
