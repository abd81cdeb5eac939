import { data } from 'react-router';
import type { InfoPage } from '#core/content/info-page.ts';
import type { Leader } from '#core/content/leader.ts';
import * as m from '#messages/info.ts';
import { getInfoExtras } from '#server/content/info-extras.ts';
import { findLeader, listLeaders } from '#server/content/leaders-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { listPictureFacts } from '#server/media/media-queries.ts';
import { servicesContext } from '#server/services.ts';
import { filmFrames } from '#site/reading/rich-text.tsx';
import { href, plainHref } from '#ui/href.ts';
import type { Route } from './+types/leader.route';
import { infoMeta } from './info-meta.ts';
import { InfoView } from './info-view.tsx';
import './info.css';

export const handle = { publicPage: { seconds: 300, frames: filmFrames } } satisfies PublicRoute;

/** /Leadership/{id} and /leadership/{id}: the router ignores case, the latter is canonical. */
export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const services = context.get(servicesContext);
  const leader = await findLeader(services, params.id);
  if (!leader) throw data(null, { status: 404 });
  const others = (await listLeaders(services)).filter(({ id }) => id !== leader.id);
  const page = pageOf(leader);
  const facts = (await listPictureFacts(services, [leader.image]))(leader.image);
  return {
    page,
    name: leader.name,
    extras: await getInfoExtras(services, page),
    words: facts?.alt ?? leader.name,
    credit: facts?.credit ?? '',
    near: others.map(({ id, name, role }) => ({ path: `/leadership/${id}`, label: name, note: role })),
    url: `${services.config.publicUrl}${plainHref('/leadership/:id', { id: leader.id })}`,
  };
}

/** A leader's page looks like any other page about the temple. */
function pageOf({ id, name, role, summary, image, body, textLang }: Leader): InfoPage {
  return {
    path: `/leadership/${id}`,
    label: role,
    title: m.nameAndRole(name, role),
    lead: summary,
    description: m.leaderDescription(name, role, summary),
    picture: image,
    group: 'about',
    note: role,
    steps: [
      { label: m.writeToOffice, to: href('/contacts') },
      { label: m.allLeaders, to: href('/leadership') },
    ],
    parts: [{ kind: 'words', html: body }],
    textLang,
  };
}

const trail = [
  { to: href('/about'), label: m.aboutUs },
  { to: href('/leadership'), label: m.leadership },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => infoMeta(loaderData, matches);

export default function LeaderPage({ loaderData }: Route.ComponentProps) {
  const { page, name, words, credit } = loaderData;
  const portrait = { name: page.picture ?? '', person: name, role: page.note, alt: words, credit };
  return <InfoView {...loaderData} trail={trail} portrait={portrait} />;
}
