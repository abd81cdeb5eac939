import { mediaUrl } from '#ui/media/media.ts';
import { photoUrl } from '#ui/photo.tsx';

/** The full address of a picture or film, for readers outside our pages. */
export function pictureAddress(publicUrl: string, name: string): string {
  return new URL(mediaUrl(name) ?? photoUrl(name), publicUrl).href;
}
