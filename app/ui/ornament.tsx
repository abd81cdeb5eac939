import { type OrnamentName, ornamentUrl } from './art/ornaments.ts';

type OrnamentProps = { name: OrnamentName; width: number; height: number; className?: string };

/** A drawn sacred object or flower; decorative, hidden from screen readers. At least 48 px high. */
export function Ornament({ name, className, width, height }: OrnamentProps) {
  // Lazy: React would preload it before the picture of the page, also where styles hide it.
  return (
    <img src={ornamentUrl(name)} alt="" className={className} width={width} height={height} loading="lazy" />
  );
}
