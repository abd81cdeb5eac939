/** One card of the daily story viewer. */
export type Story = {
  id: string;
  type: 'image' | 'video';
  /** Name of a picture in ui/art. */
  media: string;
  title: string;
  description: string;
  alt: string;
};
