/** One card of the daily story viewer. */
export type Story = {
  id: string;
  type: 'image' | 'video';
  /** A drawing of ui/art or a film of ui/media by name, or the address of an upload. */
  media: string;
  /** What a film shows before it runs, named as `media` is. */
  poster: string | null;
  title: string;
  description: string;
  alt: string;
};
