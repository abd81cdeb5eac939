import { pictureUrl } from '#ui/picture.tsx';

/** The full address of a picture, for readers who do not stand on our pages. */
export function pictureAddress(publicUrl: string, name: string): string {
  return new URL(pictureUrl(name), publicUrl).href;
}
