import type { PhotoFiles } from './photo-files.ts';

type PhotoImageProps = {
  files: PhotoFiles;
  alt: string;
  /** How wide it is shown, as the `sizes` of a picture. */
  sizes: string;
  eager?: boolean;
  className?: string;
};

/**
 * A photo of ui/photos whose addresses are known, in the size and format the browser prefers: for
 * pages that have them from their loader and need no list of all photos. All are 4:5.
 */
export function PhotoImage({ files, alt, sizes, eager = false, className }: PhotoImageProps) {
  const { small, medium, large, plain } = files;
  return (
    <picture>
      <source type="image/avif" srcSet={`${small} 480w, ${medium} 780w, ${large} 960w`} sizes={sizes} />
      <img
        src={plain}
        alt={alt}
        width={960}
        height={1200}
        className={className}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
