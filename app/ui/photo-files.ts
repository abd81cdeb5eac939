const urls = import.meta.glob<string>('./photos/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Addresses of a photo of ui/photos: three widths of AVIF (480, 780 and 960 px), and one format
 * that every device shows.
 */
export type PhotoFiles = { small: string; medium: string; large: string; plain: string };

/** Null for anything else: a drawing, or the address of an upload. */
export function photoFiles(name: string): PhotoFiles | null {
  const [small, medium, large, plain] = ['480.avif', '780.avif', '960.avif', '720.webp'].map(
    (end) => urls[`./photos/${name}-${end}`],
  );
  return small && medium && large && plain ? { small, medium, large, plain } : null;
}
