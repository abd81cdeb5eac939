import type { MouseEvent } from 'react';
import { Photo, photoUrl } from '#ui/photo.tsx';
import type { LightboxPhoto } from './lightbox-photo.ts';

type PhotoLinkProps = {
  photo: LightboxPhoto;
  sizes: string;
  eager: boolean;
  onClick: (event: MouseEvent<HTMLAnchorElement>, id: string) => void;
};

/** A photo that opens large; without script as a picture. */
export function PhotoLink({ photo: { id, image, alt }, sizes, eager, onClick }: PhotoLinkProps) {
  return (
    <a href={photoUrl(image)} onClick={(event) => onClick(event, id)} data-needs-script>
      <Photo name={image} alt={alt} sizes={sizes} eager={eager} />
    </a>
  );
}
