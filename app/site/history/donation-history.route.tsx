import { data, redirect } from 'react-router';
import { categoryOf } from '#core/donations/category-names.ts';
import type { CauseCategory } from '#core/donations/cause.ts';
import { donationStates } from '#core/donations/donation-state.ts';
import type { DonationHistoryRow, TaxYearTotal } from '#core/donations/donation-view.ts';
import { accountMessageFor } from '#core/people/account-messages.ts';
import { contactOf } from '#core/people/viewer.ts';
import * as m from '#messages/donation-history.ts';
import { requireDevotee } from '#server/auth/viewer.ts';
import {
  type HistoryFilters as Filters,
  listDonationsOf,
  listKindsOf,
  totalsByTaxYear,
} from '#server/donations/donation-queries.ts';
import { resendOwnReceipt } from '#server/donations/resend-receipt.ts';
import { servicesContext } from '#server/services.ts';
import {
  listOwnCertificates,
  listOwnTaxYears,
  type OwnCertificate,
  type OwnTaxYear,
} from '#server/statements/certificate-queries.ts';
import { readFormText } from '#server/web-request/form-text.ts';
import { AccountHead } from '#site/account/account-head.tsx';
import { HistoryTabs } from '#site/account/history-tabs.tsx';
import { ownMeta } from '#site/frame/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/donation-history.route';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryTable } from './history-table.tsx';
import { TaxYearTotals } from './tax-year-totals.tsx';

type History = {
  rows: DonationHistoryRow[];
  totals: TaxYearTotal[];
  kinds: CauseCategory[];
  certificates: OwnCertificate[];
  taxYears: OwnTaxYear[];
};

/** The Devotee's own donations: the query takes a Devotee, so nobody else's can be requested. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const query = new URL(request.url).searchParams;
  const taxYear = /^\d{4}-\d{2}$/.exec(query.get('taxYear') ?? '')?.[0] ?? null;
  const state = donationStates.find((one) => one === query.get('status')) ?? null;
  const filters: Filters = { taxYear, state, kind: categoryOf(query.get('kind')) };
  const resent = query.get('resent') === '1';
  const mailed = devotee.email !== null;
  try {
    const [rows, totals, kinds, certificates, taxYears] = await Promise.all([
      listDonationsOf(services, devotee, filters),
      totalsByTaxYear(services, devotee),
      listKindsOf(services, devotee),
      listOwnCertificates(services, devotee),
      listOwnTaxYears(services, devotee),
    ]);
    const history: History = { rows, totals, kinds, certificates, taxYears };
    return { filters, resent, contact: contactOf(devotee), mailed, history };
  } catch (error) {
    services.log.error({ err: error }, 'donation history not read');
    return { filters, resent, contact: contactOf(devotee), mailed, history: null };
  }
}

/** Sends one of the Devotee's own receipts again. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const { donationId } = await readFormText(request, ['donationId']);
  const outcome = await resendOwnReceipt(services, devotee, donationId);
  if (outcome.ok) throw redirect(`${href('/donation-history')}?resent=1`);
  return data({ code: outcome.code }, { status: outcome.code === 'no-receipt' ? 404 : 409 });
}

export function meta({ matches }: Route.MetaArgs) {
  return ownMeta(matches, m.donationHistory);
}

/** So many gifts are looked through faster than they are filtered. */
const seenAtOnce = 5;

export default function DonationHistoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { history, filters, resent, contact, mailed } = loaderData;
  const filtered = Object.values(filters).some((value) => value !== null);
  return (
    <section className="section wrap own-pages">
      <AccountHead
        here="/donation-history"
        title={m.donationHistory}
        lead={<Sentence text={m.everyGift(contact)} parts={{ email: (words) => <b>{words}</b> }} />}
      />
      <HistoryTabs here="gifts" />
      {actionData && <Notice tone="bad">{accountMessageFor(actionData.code)}</Notice>}
      {resent && !actionData && <Notice tone="good">{m.receiptResent}</Notice>}
      {history === null ? (
        <div className="panel own-panel">
          <Notice tone="bad">{m.notRead}</Notice>
          <div>
            <ButtonLink to={href('/donation-history')} look="outline" size="sm" reloadDocument>
              {m.tryAgain}
            </ButtonLink>
          </div>
        </div>
      ) : history.rows.length === 0 && !filtered ? (
        <EmptyState
          picture="donate"
          title={m.noDonations}
          actions={<ButtonLink to={href('/donation')}>{m.seeCauses}</ButtonLink>}
        >
          {m.whenYouGive}
        </EmptyState>
      ) : (
        <>
          <TaxYearTotals {...history} />
          {(filtered || history.rows.length > seenAtOnce) && (
            <HistoryFilters
              {...filters}
              years={history.totals.map((total) => total.taxYear)}
              kinds={history.kinds}
            />
          )}
          {history.rows.length === 0 ? (
            <div className="panel own-panel">
              <p className="muted">{m.noneMatches}</p>
            </div>
          ) : (
            <HistoryTable rows={history.rows} mailed={mailed} />
          )}
        </>
      )}
    </section>
  );
}
