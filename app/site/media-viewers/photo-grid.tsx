import type { LightboxPhoto } from './lightbox-photo.ts';
import { PhotoLink } from './photo-link.tsx';
import { useLightbox } from './use-lightbox.tsx';
import './photo-grid.css';

/** Photos side by side; each opens large, without script as a picture. Never cropped. */
export function PhotoGrid({
  photos,
  eager = 0,
}: {
  photos: readonly LightboxPhoto[];
  /** How many are in the first view. */
  eager?: number;
}) {
  const { onClick, lightbox } = useLightbox(photos);
  return (
    <>
      <ul className="photo-grid">
        {photos.map((photo, index) => (
          <li key={photo.id} id={photo.id}>
            <figure>
              <PhotoLink
                photo={photo}
                // The first may be as wide as two.
                sizes={index < eager ? '(max-width: 600px) 92vw, 620px' : '(max-width: 960px) 46vw, 300px'}
                eager={index < eager}
                onClick={onClick}
              />
              {photo.caption && <figcaption className="sm muted">{photo.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
