import { pictureSource } from './photo-files.ts';
import { Picture, pictureUrl } from './picture.tsx';

type PhotoProps = {
  /** A photo of ui/photos or a drawing by name, or the address of an upload. */
  name: string;
  alt: string;
  /** How wide it is shown, as the `sizes` of a picture. */
  sizes: string;
  eager?: boolean;
  className?: string;
};

/** For pages that get names, not addresses: it brings the list of all photos. */
export function Photo({ name, ...shown }: PhotoProps) {
  return <Picture name={pictureSource(name)} {...shown} />;
}

/** One address of a photo in a format that every device can show and save. */
export function photoUrl(name: string): string {
  return pictureUrl(pictureSource(name));
}
