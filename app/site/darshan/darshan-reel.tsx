import ChevronRight from 'lucide-react/icons/chevron-right';
import * as m from '#messages/darshan-pages.ts';
import type { LightboxPhoto } from '#site/media-viewers/lightbox-photo.ts';
import { PhotoLink } from '#site/media-viewers/photo-link.tsx';
import { useLightbox } from '#site/media-viewers/use-lightbox.tsx';
import { Icon } from '#ui/icon.tsx';
import './darshan-reel.css';

/**
 * Photos one beside the other: a swipe goes from one to the next, as the browser does by itself;
 * with a mouse their arrows do. Each opens large, without script as a picture. Never cropped.
 */
export function DarshanReel({ photos, label }: { photos: readonly LightboxPhoto[]; label: string }) {
  const { onClick, lightbox } = useLightbox(photos);
  return (
    <>
      <ol className="darshan-reel" aria-label={label}>
        {photos.map((photo, index) => (
          <li key={photo.id} id={photo.id}>
            <figure>
              <PhotoLink
                photo={photo}
                sizes="(max-width: 767px) 100vw, 60vh"
                eager={index === 0}
                onClick={onClick}
              />
              <figcaption>
                <span>{photo.caption}</span>
                {photos.length > 1 && (
                  <span className="num faint">
                    {index + 1} / {photos.length}
                  </span>
                )}
              </figcaption>
            </figure>
            <Arrow to={photos[index - 1]} label={m.previousPhoto} way="back" />
            <Arrow to={photos[index + 1]} label={m.nextPhoto} way="on" />
          </li>
        ))}
      </ol>
      {lightbox}
    </>
  );
}

/** The one icon points right; to the previous photo it is turned around (darshan-reel.css). */
function Arrow({ to, label, way }: { to: LightboxPhoto | undefined; label: string; way: 'back' | 'on' }) {
  if (!to) return null;
  return (
    <a href={`#${to.id}`} className={`icon-btn darshan-arrow ${way}`} aria-label={label}>
      <Icon of={ChevronRight} />
    </a>
  );
}
