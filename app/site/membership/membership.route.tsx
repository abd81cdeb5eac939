import { splitBenefits } from '#core/content/membership-tier.ts';
import { membershipFields, readMembership } from '#core/requests/membership.ts';
import { accept } from '#core/result.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { anyName, type PublicRoute } from '#server/http/public-page.ts';
import { applyForMembership } from '#server/membership/apply-for-membership.ts';
import { listMembershipTiers } from '#server/membership/tier-queries.ts';
import { answerRequest } from '#server/requests/answer-request.ts';
import { placeRequest } from '#server/requests/place-request.ts';
import { readRequestForm } from '#server/requests/read-request-form.ts';
import { loadSentPage } from '#server/requests/sent-page.ts';
import { servicesContext } from '#server/services.ts';
import { findDonationsAccount } from '#server/settings/find-donations-account.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { searchMeta } from '#site/frame/search-meta.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/membership.route';
import { MembershipPage } from './membership-page.tsx';

export const handle = {
  publicPage: { seconds: 300, query: { tier: anyName, sent: 'free' } },
} satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const [tiers, accounts, { givingWords, givingSearch }] = await Promise.all([
    listMembershipTiers(services),
    findDonationsAccount(services),
    getTempleSettings(services),
  ]);
  const tierParam = new URL(request.url).searchParams.get('tier');
  const chosen = tiers.find(({ id }) => id === tierParam)?.id ?? '';
  const page = {
    ...splitBenefits(tiers),
    words: { top: givingWords.membership, tiers: givingWords.membershipTiers },
    search: givingSearch.membership,
    chosen,
    accounts,
    url: `${services.config.publicUrl}${plainHref('/membership')}`,
  };
  return loadSentPage(services, request, ['membership'], page, (tierParam ?? '') === chosen);
}

export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const { typed, origin } = await readRequestForm(services, request, membershipFields);
  const read = readMembership(typed, await listMembershipTiers(services));
  const viewer = await viewerOf(services, request);
  const personId = viewer.kind === 'devotee' ? viewer.personId : null;
  const placed = await placeRequest(services, read, origin, async (write, input, requestId) => {
    if (input.kind === 'membership') {
      const { sender, details } = input;
      await applyForMembership(write, { requestId, sender, details, personId, suspected: origin.suspected });
    }
    return accept(input);
  });
  return answerRequest('/membership', typed, placed);
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export const meta = searchMeta();

export default function Membership({ loaderData, actionData }: Route.ComponentProps) {
  return <MembershipPage {...loaderData} refused={actionData} />;
}
