import { Photo, photoUrl } from '#ui/photo.tsx';
import type { LightboxPhoto } from './lightbox-photo.ts';
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
              <a href={photoUrl(photo.image)} onClick={(event) => onClick(event, photo.id)} data-needs-script>
                <Photo
                  name={photo.image}
                  alt={photo.alt}
                  sizes="(max-width: 960px) 46vw, 300px"
                  eager={index < eager}
                />
              </a>
              {photo.caption && <figcaption className="sm muted">{photo.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
