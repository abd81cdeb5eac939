/**
 * Largest photo that is taken in, in bytes (rule F9). The browser makes a larger one smaller first.
 */
export const photoLimit = 2 * 1024 * 1024;
/** What is kept: a square of so many pixels a side. */
export const photoSide = 320;

/** Where its owner's browser finds a photo. The address changes with the photo, so that a kept one is never an old one. */
export function photoAddress({ id, square }: { id: string; square: boolean }): string {
  return `/profile/photo.jpg?v=${id.slice(0, 8)}${square ? '' : '-whole'}`;
}
