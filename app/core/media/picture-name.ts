/**
 * The name of an uploaded picture in content: an address with all that a page needs to show it, so
 * that a page never queries the library. '/uploads/<id>/1600x1067-50-30.jpg' is 1600 wide, 1067
 * high, its subject half-way across and 30 % from the top. The smaller sizes and lighter formats
 * are beside it.
 */
export type UploadedPicture = {
  id: string;
  width: number;
  height: number;
  /** In percent from the left and the top. */
  focalX: number;
  focalY: number;
};

const pattern =
  /^\/uploads\/([0-9a-f]{32})\/([1-9]\d{0,4})x([1-9]\d{0,4})-(0|[1-9]\d{0,2})-(0|[1-9]\d{0,2})\.jpg$/;

/** Widths in pixels that are generated of a picture, where it is wider. */
const madeWidths = [480, 960, 1600];
export const sizeFormats = ['avif', 'webp', 'jpg'] as const;
export type SizeFormat = (typeof sizeFormats)[number];

export function uploadedPictureName({ id, width, height, focalX, focalY }: UploadedPicture): string {
  return `/uploads/${id}/${width}x${height}-${focalX}-${focalY}.jpg`;
}

/** Null for every other name. */
export function readUploadedPicture(name: string): UploadedPicture | null {
  const [, id = '', ...numbers] = pattern.exec(name) ?? [];
  if (!id) return null;
  const [width = 0, height = 0, focalX = 0, focalY = 0] = numbers.map(Number);
  return focalX <= 100 && focalY <= 100 ? { id, width, height, focalX, focalY } : null;
}

/** The ids of the library's files that a text names (a field, HTML, JSON). */
export function libraryIds(text: string): string[] {
  return [...text.matchAll(/\/uploads\/([0-9a-f]{32})\//g)].map(([, id = '']) => id);
}

/** The available widths of a picture: a small one is never enlarged. */
export function sizeWidths(width: number): number[] {
  const smaller = madeWidths.filter((made) => made < width);
  return width > Math.max(...madeWidths) ? smaller : [...smaller, width];
}

export function sizeAddress(id: string, width: number, format: SizeFormat): string {
  return `/uploads/${id}/${width}.${format}`;
}

/** For the `srcset` of one format. */
export function sizeSet({ id, width }: UploadedPicture, format: SizeFormat): string {
  return sizeWidths(width)
    .map((size) => `${sizeAddress(id, size, format)} ${size}w`)
    .join(', ');
}

/** The 1200 x 630 picture for shared links that has the whole picture: darshans are not cropped. */
export function wholeShareAddress({ id }: Pick<UploadedPicture, 'id'>): string {
  return `/uploads/${id}/share-whole.jpg`;
}

/** The 1200 x 630 picture for shared links, cropped around the subject. */
export function shareAddress({ id, focalX, focalY }: UploadedPicture): string {
  return `/uploads/${id}/share-${focalX}-${focalY}.jpg`;
}
