import type { ReadInEnglish } from '../translations/read-in-english.ts';

/** One card of the daily story viewer. */
export type Story = ReadInEnglish & {
  id: string;
  type: 'image' | 'video';
  /** A drawing of ui/art or a film of ui/media by name, or the address of an upload. */
  media: string;
  /** The poster of a film, named as `media` is. */
  poster: string | null;
  title: string;
  description: string;
  alt: string;
};
