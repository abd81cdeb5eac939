import { duplicateFields, readDuplicateReport } from '#core/requests/duplicate-payment.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/refund-report.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { answerRequest } from '#server/requests/answer-request.ts';
import { placeRequest } from '#server/requests/place-request.ts';
import { readRequestForm } from '#server/requests/read-request-form.ts';
import { loadSentPage } from '#server/requests/sent-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { SentNotice } from '#site/forms/sent-notice.tsx';
import { searchMeta } from '#site/frame/search-meta.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { href, withLanguage } from '#ui/href.ts';
import type { Route } from './+types/refund-report.route';
import { ReportForm } from './report-form.tsx';
import './refund-report.css';

const path = '/cancellation-refund-policy/report';

export const handle = { publicPage: { seconds: 300, query: { sent: 'free' } } } satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const { givingSearch } = await getTempleSettings(services);
  return loadSentPage(services, request, ['duplicate-payment'], {
    search: givingSearch.refundReport,
    today: templeDay(services.clock()),
    url: `${services.config.publicUrl}${withLanguage(path)}`,
  });
}

export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const { typed, origin } = await readRequestForm(services, request, duplicateFields);
  const read = readDuplicateReport(typed, services.clock());
  return answerRequest(path, typed, await placeRequest(services, read, origin));
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export const meta = searchMeta();

export default function RefundReport({ loaderData: { sent, today }, actionData }: Route.ComponentProps) {
  return (
    <div className="refund-report">
      <div className="wrap">
        <header>
          <Breadcrumbs
            trail={[{ to: href('/cancellation-refund-policy'), label: m.policy }]}
            here={m.report}
          />
          <h1>{m.paidTwice}</h1>
          <p className="lead">{m.whatWeDo}</p>
        </header>
        <div className="panel">
          {sent && <SentNotice sent={sent} />}
          <ReportForm today={today} refused={actionData} />
        </div>
      </div>
    </div>
  );
}
