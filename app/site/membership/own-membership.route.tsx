import { data, redirect } from 'react-router';
import * as m from '#messages/member.ts';
import { requireDevotee } from '#server/auth/viewer.ts';
import { openPartLink } from '#server/membership/open-part-link.ts';
import { listOwnMemberships } from '#server/membership/own-memberships.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { readFormText } from '#server/web-request/form-text.ts';
import { AccountHead } from '#site/account/account-head.tsx';
import { HistoryTabs } from '#site/account/history-tabs.tsx';
import { ownMeta } from '#site/frame/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/own-membership.route';
import { OwnMembership } from './own-membership.tsx';

/** The Devotee's own memberships: parts with their payment, card, and what was used. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const [views, { contact }] = await Promise.all([
    listOwnMemberships(services, devotee),
    getTempleSettings(services),
  ]);
  const memberships = views.map((view) => ({
    ...{ id: view.id, stage: view.stage, tier: view.tier, number: view.number, card: view.card },
    ...{ amount: view.amount, paid: view.paid, parts: view.parts },
    ...{ endReason: view.endReason, overdue: view.overdue, schedule: view.schedule },
    benefits: view.benefits,
    shop: view.shop,
    uses: view.uses.filter(({ withdrawn }) => !withdrawn),
  }));
  return { memberships, phone: contact.phone };
}

/** Opens the payment of a part. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const { part } = await readFormText(request, ['part']);
  const opened = await openPartLink(services, devotee, part);
  if (opened.ok) throw redirect(href('/pay/:id', { id: opened.value.linkId }), 303);
  return data({ code: opened.code }, { status: 422 });
}

export function meta({ matches }: Route.MetaArgs) {
  return ownMeta(matches, m.yourMembership);
}

export default function OwnMembershipPage({ loaderData, actionData }: Route.ComponentProps) {
  const { memberships, phone } = loaderData;
  return (
    <section className="section wrap own-pages">
      <AccountHead here="/donation-history" title={m.yourMembership} lead={m.yourMembershipLead} />
      <HistoryTabs here="membership" />
      {actionData && (
        <Notice tone="bad">
          {actionData.code === 'membership-by-transfer' ? m.byTransfer(phone) : m.partUnknown}
        </Notice>
      )}
      {memberships.length === 0 ? (
        <EmptyState
          picture="membership"
          title={m.noMembership}
          actions={<ButtonLink to={href('/membership')}>{m.seeMemberships}</ButtonLink>}
        >
          {m.noMembershipLead}
        </EmptyState>
      ) : (
        memberships.map((one) => <OwnMembership key={one.id} membership={one} />)
      )}
    </section>
  );
}
