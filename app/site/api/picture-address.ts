import { mediaUrl } from '#ui/media/media.ts';
import { pictureUrl } from '#ui/picture.tsx';

/** The full address of a picture or film, for readers outside our pages. */
export function pictureAddress(publicUrl: string, name: string): string {
  return new URL(mediaUrl(name) ?? pictureUrl(name), publicUrl).href;
}
