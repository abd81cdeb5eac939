/** Largest accepted photo, in bytes (rule F9). The browser shrinks a larger one first. */
export const photoLimit = 2 * 1024 * 1024;
/** What is stored: a square of so many pixels a side. */
export const photoSide = 320;

/**
 * The address of a photo for its owner's browser. It changes with the photo, so that a cached one
 * is never stale.
 */
export function photoAddress({ id, square }: { id: string; square: boolean }): string {
  return `/profile/photo.jpg?v=${id.slice(0, 8)}${square ? '' : '-whole'}`;
}
