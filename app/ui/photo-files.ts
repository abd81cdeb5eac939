const urls = import.meta.glob<string>('./photos/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Addresses of a photo of ui/photos: two widths of AVIF, and one format that every device shows. */
export type PhotoFiles = { small: string; large: string; plain: string };

/** Null for anything else: a drawing, or the address of an upload. */
export function photoFiles(name: string): PhotoFiles | null {
  const [small, large, plain] = ['480.avif', '960.avif', '720.webp'].map(
    (end) => urls[`./photos/${name}-${end}`],
  );
  return small && large && plain ? { small, large, plain } : null;
}
