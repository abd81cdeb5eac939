import type { MediaItem } from '#core/content/media-item.ts';
import * as m from '#messages/media.ts';
import { mediaUrl } from '#ui/media/media.ts';
import { pictureUrl } from '#ui/picture.tsx';

/** `length` is 'minutes:seconds'; '' where nobody knows it. */
export type ShownMedia = Omit<MediaItem, 'seconds'> & { length: string };

type PlayersProps = {
  items: readonly ShownMedia[];
  /** Of each title; under a heading of their own an h3. */
  heading?: 'h2' | 'h3' | undefined;
};

/** Audio in the browser's own player; nothing is loaded before it is played. */
export function Sounds({ items, heading }: PlayersProps) {
  return (
    <ul className="media-sounds">
      {items.map((item) => (
        <li key={item.id} id={item.id} className="panel">
          <Words item={item} heading={heading} />
          {/* biome-ignore lint/a11y/useMediaCaption: the text beside it describes it */}
          <audio controls preload="none" src={mediaUrl(item.media) ?? item.media} aria-label={item.title} />
        </li>
      ))}
    </ul>
  );
}

export function Films({ items, heading }: PlayersProps) {
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
          <Words item={item} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

function Words({ item, heading: Heading = 'h2' }: { item: ShownMedia; heading: PlayersProps['heading'] }) {
  return (
    <div>
      <Heading className="text-h4">
        {item.title}
        {item.length && (
          <span className="media-length num">
            <span className="sr">{m.length} </span>
            {item.length}
          </span>
        )}
      </Heading>
      <p className="muted sm">{item.alt}</p>
      {item.credit && <p className="faint sm">{item.credit}</p>}
    </div>
  );
}
