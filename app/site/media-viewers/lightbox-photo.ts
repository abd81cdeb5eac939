/** A photo as the lightbox shows it. */
export type LightboxPhoto = {
  id: string;
  image: string;
  alt: string;
  caption: string;
  /** Path of the page that shows it, in any language, for sharing. */
  page: string;
};
