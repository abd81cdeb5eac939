export const mediaKinds = ['photo', 'audio', 'video'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** One thing of the media gallery. */
export type MediaItem = {
  id: string;
  kind: MediaKind;
  title: string;
  /** A picture, sound or film of the library by name, or an address. */
  media: string;
  poster: string | null;
  alt: string;
  credit: string;
  /** How long a sound or film runs; null where nobody knows. */
  seconds: number | null;
};
