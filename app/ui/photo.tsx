import { photoFiles } from './photo-files.ts';
import { PhotoImage } from './photo-image.tsx';
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

/** A photo in the size and format the browser prefers. Others are a plain Picture. */
export function Photo({ name, ...shown }: PhotoProps) {
  const files = photoFiles(name);
  return files ? <PhotoImage files={files} {...shown} /> : <Picture name={name} {...shown} />;
}

/** One address of a photo in a format that every device can show and save. */
export function photoUrl(name: string): string {
  return photoFiles(name)?.plain ?? pictureUrl(name);
}
