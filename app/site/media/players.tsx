import type { MediaItem } from '#core/content/media-item.ts';
import { mediaUrl } from '#ui/media/media.ts';
import { pictureUrl } from '#ui/picture.tsx';

/** Audio in the browser's own player; nothing is loaded before it is played. */
export function Sounds({ items }: { items: readonly MediaItem[] }) {
  return (
    <ul className="media-sounds">
      {items.map((item) => (
        <li key={item.id} id={item.id} className="panel">
          <Words item={item} />
          {/* biome-ignore lint/a11y/useMediaCaption: the text beside it describes it */}
          <audio controls preload="none" src={mediaUrl(item.media) ?? item.media} aria-label={item.title} />
        </li>
      ))}
    </ul>
  );
}

export function Films({ items }: { items: readonly MediaItem[] }) {
  return (
    <ul className="media-films">
      {items.map((item) => (
        <li key={item.id} id={item.id}>
          {/* biome-ignore lint/a11y/useMediaCaption: the film is described in the text below it */}
          <video
            controls
            preload="none"
            playsInline
            src={mediaUrl(item.media) ?? item.media}
            poster={item.poster ? (mediaUrl(item.poster) ?? pictureUrl(item.poster)) : undefined}
            aria-label={item.title}
          />
          <Words item={item} />
        </li>
      ))}
    </ul>
  );
}

function Words({ item }: { item: MediaItem }) {
  return (
    <div>
      <h2 className="text-h4">{item.title}</h2>
      <p className="muted sm">{item.alt}</p>
      {item.credit && <p className="faint sm">{item.credit}</p>}
    </div>
  );
}
