import { data } from 'react-router';
import * as m from '#messages/member.ts';
import { findCard } from '#server/membership/card-queries.ts';
import { drawQr } from '#server/qr/upi-qr.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { UnknownPage } from '#site/frame/unknown-page.tsx';
import { href, plainHref } from '#ui/href.ts';
import type { Route } from './+types/card.route.ts';
import { MemberCardPage } from './member-card.tsx';

/** A member's card, at the address of its QR code: name, tier, number, and whether it is valid. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const card = await findCard(services, params.code);
  if (!card) return data(null, { status: 404 });
  const { identity } = await getTempleSettings(services);
  const address = services.config.publicUrl + plainHref('/membership/card/:code', { code: card.code });
  return { card, temple: identity.name, qr: card.state === 'valid' ? await drawQr(address) : null };
}

export function headers() {
  return { 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex' };
}

export const meta: Route.MetaFunction = ({ matches }) => ownMeta(matches, m.memberCard);

export default function Card({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <MemberCardPage {...loaderData} />;
  return (
    <UnknownPage title={m.noSuchCard} ways={[{ to: href('/contacts'), words: m.askOffice }]}>
      {m.compareAddress}
    </UnknownPage>
  );
}
