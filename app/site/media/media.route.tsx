import { type MediaItem, type MediaKind, mediaKinds } from '#core/content/media-item.ts';
import { readChoice } from '#core/fields/choice.ts';
import { lengthWords } from '#core/media/media-file.ts';
import { fillFacts } from '#core/page-copy/fill-places.ts';
import * as m from '#messages/media.ts';
import { listMediaItems } from '#server/content/media-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { PhotoGrid } from '#site/media-viewers/photo-grid.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { HeadedPage } from '#ui/headed-page.tsx';
import { href, plainHref } from '#ui/href.ts';
import { ownSeconds } from '#ui/media/media.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Route } from './+types/media.route';
import { Films, type ShownMedia, Sounds } from './players.tsx';
import './media.css';

export const handle = { publicPage: { seconds: 300, query: { kind: mediaKinds } } } satisfies PublicRoute;

/** So many sounds and films under the photos. */
const mostBeside = 3;

const names = { photo: m.photos, audio: m.audio, video: m.video } as const;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const choice = readChoice(new URL(request.url).searchParams.get('kind') ?? '', mediaKinds);
  const kind = choice.ok ? choice.value : 'photo';
  const [all, { visitWords, visitSearch }] = await Promise.all([
    listMediaItems(services),
    getTempleSettings(services),
  ]);
  const of = (one: MediaKind) => all.filter((item) => item.kind === one).map(toShown);
  const items = of(kind);
  return {
    words: visitWords.media,
    search: fillFacts(visitSearch.media, { kind: names[kind] }),
    none: items.length === 0 ? visitWords.noMedia : null,
    kind,
    items,
    counts: Object.fromEntries(mediaKinds.map((one) => [one, of(one).length])),
    /** The first page has something to hear and to watch too. */
    sounds: kind === 'photo' ? of('audio').slice(0, mostBeside) : [],
    films: kind === 'photo' ? of('video').slice(0, mostBeside) : [],
    url: `${services.config.publicUrl}${plainHref('/media')}`,
  };
}

function toShown({ seconds, ...item }: MediaItem): ShownMedia {
  const runs = seconds ?? ownSeconds[item.media];
  return { ...item, length: runs === undefined ? '' : lengthWords(runs) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { kind, url } = loaderData;
  return pageMeta(matches, {
    ...loaderData.search,
    url: kind === 'photo' ? url : `${url}?kind=${kind}`,
  });
}

export default function Media({ loaderData }: Route.ComponentProps) {
  const { words, none, kind, items, counts, sounds, films } = loaderData;
  return (
    <HeadedPage head={words}>
      <Tabs
        label={m.kindsOfMedia}
        tabs={mediaKinds.map((one) => ({
          to: one === 'photo' ? href('/media') : `${href('/media')}?kind=${one}`,
          label: m.counted(names[one], counts[one] ?? 0),
          current: one === kind,
        }))}
      />
      <div className="media-items">
        {kind === 'photo' && <PhotoGrid photos={items.map(toPhoto)} eager={1} />}
        {kind === 'audio' && <Sounds items={items} />}
        {kind === 'video' && <Films items={items} />}
        {none && <EmptyState picture="kirtan" title={none.title} />}
      </div>
      {sounds.length > 0 && (
        <section className="media-beside" aria-labelledby="media-sounds">
          <h2 id="media-sounds" className="text-h3">
            {m.toHear}
          </h2>
          <Sounds items={sounds} heading="h3" />
        </section>
      )}
      {films.length > 0 && (
        <section className="media-beside" aria-labelledby="media-films">
          <h2 id="media-films" className="text-h3">
            {m.toWatch}
          </h2>
          <Films items={films} heading="h3" />
        </section>
      )}
    </HeadedPage>
  );
}

function toPhoto({ id, title, media, alt, credit }: ShownMedia) {
  return { id, image: media, alt, caption: credit ? `${title} · ${credit}` : title, page: `/media#${id}` };
}
