import { data } from 'react-router';
import type { DonationLineView } from '#core/donations/donation-view.ts';
import { transferBy } from '#core/payments/transfer-ways.ts';
import { takesPledges } from '#core/pledges/read-pledge.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { notFound } from '#messages/stored-donation.ts';
import { loadCauses } from '#server/donations/cause-queries.ts';
import { findDonationStatus } from '#server/donations/donation-queries.ts';
import { listDonationOutcomes } from '#server/donations/outcome-queries.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { findDonationsAccount } from '#server/settings/find-donations-account.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { DonationUnknown } from '#site/giving/donation-unknown.tsx';
import type { Route } from './+types/status.route.ts';
import { StatusPage } from './status-page.tsx';
import { statusWords } from './status-words.ts';

/** Only reads: the state of a donation is decided elsewhere (rule P8). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const donation = await findDonationStatus(services, params.id);
  if (!donation) return data(null, { status: 404 });
  const accounts = await findDonationsAccount(services);
  const { answerWords } = await getTempleSettings(services);
  const given = donation.state === 'paid';
  return {
    donation,
    outcomes: given ? await outcomesOf(services, donation.lines) : [],
    thanks: answerWords.donation,
    transferBy: transferBy(accounts, donation.total),
    publicUrl: services.config.publicUrl,
    promisable: given && (await canBePledged(services, donation.lines)),
  };
}

/** What earlier gifts for the same causes did. */
async function outcomesOf(services: Services, lines: DonationLineView[]) {
  const causes = await loadCauses(
    services,
    lines.map(({ causeId }) => causeId),
    { raised: false },
  );
  return listDonationOutcomes(
    services,
    causes.map(({ category }) => category),
    2,
  );
}

/** A pledge is for one cause, of an own amount: a seva with fixed amounts has none. */
async function canBePledged(services: Services, lines: DonationLineView[]): Promise<boolean> {
  const [only] = lines;
  if (!only || lines.length > 1) return false;
  const [cause = null] = await loadCauses(services, [only.causeId], { raised: false });
  return takesPledges(cause, templeDay(services.clock()));
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData ? statusWords(loaderData.donation, loaderData.thanks).title : notFound,
  },
  { name: 'robots', content: 'noindex' },
];

export default function DonationStatus({ loaderData }: Route.ComponentProps) {
  return loaderData ? <StatusPage {...loaderData} /> : <DonationUnknown />;
}
