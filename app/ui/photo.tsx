import { Picture, pictureUrl } from './picture.tsx';

const urls = import.meta.glob<string>('./photos/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The photos of ui/photos are 4:5, made in these sizes. */
const width = 960;
const height = 1200;

type PhotoProps = {
  /** A photo of ui/photos or a drawing by name, or the address of an upload. */
  name: string;
  alt: string;
  /** How wide it is shown, as the `sizes` of a picture. */
  sizes: string;
  eager?: boolean;
  className?: string;
};

/** A photo in the size and format the browser prefers. Others are a plain Picture. */
export function Photo({ name, alt, sizes, eager = false, className }: PhotoProps) {
  const [small, large, plain] = filesOf(name);
  if (!plain) return <Picture name={name} alt={alt} eager={eager} className={className} sizes={sizes} />;
  return (
    <picture>
      <source type="image/avif" srcSet={`${small} 480w, ${large} ${width}w`} sizes={sizes} />
      <img
        src={plain}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** One address of a photo in a format that every device can show and save. */
export function photoUrl(name: string): string {
  return filesOf(name)[2] ?? pictureUrl(name);
}

function filesOf(name: string) {
  return ['480.avif', `${width}.avif`, '720.webp'].map((end) => urls[`./photos/${name}-${end}`]);
}
