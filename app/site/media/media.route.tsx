import { type MediaItem, mediaKinds } from '#core/content/media-item.ts';
import { readChoice } from '#core/fields/choice.ts';
import { fillFacts } from '#core/page-copy/fill-places.ts';
import * as m from '#messages/media.ts';
import { listMediaItems } from '#server/content/media-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { PhotoGrid } from '#site/media-viewers/photo-grid.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href, plainHref } from '#ui/href.ts';
import { HeadedPage } from '#ui/section-head.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Route } from './+types/media.route';
import { Films, Sounds } from './players.tsx';
import './media.css';

export const handle = { publicPage: { seconds: 300, query: { kind: mediaKinds } } } satisfies PublicRoute;

const names = { photo: m.photos, audio: m.audio, video: m.video } as const;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const choice = readChoice(new URL(request.url).searchParams.get('kind') ?? '', mediaKinds);
  const kind = choice.ok ? choice.value : 'photo';
  const [items, { visitWords, visitSearch }] = await Promise.all([
    listMediaItems(services, kind),
    getTempleSettings(services),
  ]);
  return {
    words: visitWords.media,
    search: fillFacts(visitSearch.media, { kind: names[kind] }),
    none: items.length === 0 ? visitWords.noMedia : null,
    kind,
    items,
    url: `${services.config.publicUrl}${plainHref('/media')}`,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { kind, url } = loaderData;
  return pageMeta(matches, {
    ...loaderData.search,
    url: kind === 'photo' ? url : `${url}?kind=${kind}`,
  });
}

export default function Media({ loaderData: { words, none, kind, items } }: Route.ComponentProps) {
  return (
    <HeadedPage head={words}>
      <Tabs
        label={m.kindsOfMedia}
        tabs={mediaKinds.map((one) => ({
          to: one === 'photo' ? href('/media') : `${href('/media')}?kind=${one}`,
          label: names[one],
          current: one === kind,
        }))}
      />
      <div className="media-items">
        {kind === 'photo' && <PhotoGrid photos={items.map(toPhoto)} eager={1} />}
        {kind === 'audio' && <Sounds items={items} />}
        {kind === 'video' && <Films items={items} />}
        {none && <EmptyState picture="kirtan" title={none.title} />}
      </div>
    </HeadedPage>
  );
}

function toPhoto({ id, title, media, alt, credit }: MediaItem) {
  return { id, image: media, alt, caption: credit ? `${title} · ${credit}` : title, page: `/media#${id}` };
}
