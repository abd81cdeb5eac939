import { darshanHref } from '#core/darshan/darshan-query.ts';
import { type DarshanPhoto, darshanNames } from '#core/darshan/darshan-type.ts';
import type { LightboxPhoto } from '#site/media-viewers/lightbox-photo.ts';

/** A darshan photo for the grid and the lightbox; its page is that of its day. */
export function toDarshanPhoto(photo: DarshanPhoto, day: string): LightboxPhoto {
  const { id, type, image, alt, caption } = photo;
  return {
    id,
    image,
    alt,
    caption: caption || `${darshanNames[type]} darshan`,
    page: `${darshanHref({ day })}#${id}`,
  };
}
