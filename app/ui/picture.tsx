import type { ReactElement } from 'react';
import { initialsOf } from '#core/content/initials.ts';
import {
  readUploadedPicture,
  sizeAddress,
  sizeSet,
  sizeWidths,
  type UploadedPicture,
} from '#core/media/picture-name.ts';
import { drawingUrl, paintingUrl } from './art/art-files.ts';
import { ornamentUrl } from './art/ornaments.ts';
import { type ArtName, pictures, windowPaintings } from './art/pictures.ts';
import { photoSet } from './photo-sizes.ts';

export type PictureProps = {
  /**
   * A drawing's name, or the address of an upload or a photo of ui/photos. Empty, or no such name:
   * the quiet arch of a place that waits for its photograph.
   */
  name: ArtName | (string & {});
  /** Its alternative text; '' where text beside it says the same. */
  alt: string;
  className?: string;
  /** The first picture of a page: loaded at once instead of when it comes near. */
  eager?: boolean;
  /** The focal point, as object-position; left out: the drawing's own. */
  focal?: string;
  /**
   * How wide an upload or photo is shown, as `sizes`; default: across a phone, half a wide screen.
   */
  sizes?: string;
  /** Seen in the carved window, which shows the middle: phones get only that part painted. */
  throughWindow?: boolean;
  /** Who is meant: without a picture their initials are shown. Only in an arch. */
  person?: string;
};

/**
 * A picture with its size, focal point and alternative text. It fills its slot by class `cover` or
 * an arch around it. A drawing has thousands of parts that a browser lays out one by one, so phones
 * get it painted (scripts/paint-pictures.ts).
 */
export function Picture(props: PictureProps) {
  if (isEmptySlot(props.name)) return <EmptySlot {...props} />;
  const uploaded = readUploadedPicture(props.name);
  return uploaded ? <UploadedImage {...props} picture={uploaded} /> : <OwnImage {...props} />;
}

/** Across a phone, half of a wide screen. */
const acrossThePage = '(min-width: 900px) 50vw, 100vw';

/** Whether a picture of this name is shown as the empty arch. */
function isEmptySlot(name: string): boolean {
  return !(name in pictures) && !/^(\/|https:)/.test(name);
}

/** Where a photograph is still missing: a plain arch, never a scene of something else (rule V7). */
function EmptySlot({ className = '', person }: PictureProps) {
  const initials = person === undefined ? '' : initialsOf(person);
  return (
    <>
      <img
        src={ornamentUrl('empty-slot')}
        alt=""
        width={400}
        height={500}
        className={`${className} empty-slot ${initials && 'has-initials'}`}
        loading="lazy"
        decoding="async"
      />
      {initials && (
        <span className="slot-initials" aria-hidden="true">
          {initials}
        </span>
      )}
    </>
  );
}

/**
 * A picture of the media library in the size and format that the browser prefers. The first of a
 * page is decoded in the frame in which it has come, not in a later one (docs/decisions/speed.md).
 */
function UploadedImage({
  picture,
  alt,
  className,
  eager = false,
  focal,
  sizes = acrossThePage,
}: PictureProps & { picture: UploadedPicture }) {
  const plain = sizeWidths(picture.width).find((width) => width >= 960) ?? sizeWidths(picture.width).at(-1);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sizeSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sizeSet(picture, 'webp')} sizes={sizes} />
      <img
        src={sizeAddress(picture.id, plain ?? picture.width, 'jpg')}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={className}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        style={{ objectPosition: focal ?? `${picture.focalX}% ${picture.focalY}%` }}
      />
    </picture>
  );
}

function OwnImage({
  name,
  alt,
  className,
  eager = false,
  focal,
  sizes,
  throughWindow = false,
}: PictureProps) {
  const art = artOf(name);
  const photo = photoSet(name);
  const {
    width,
    height,
    focal: usual,
  } = art ? pictures[art] : { width: photo ? 800 : 1600, height: 1000, focal: '50% 50%' };
  const image = (
    <img
      src={pictureUrl(name)}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
      style={{ objectPosition: focal ?? usual }}
    />
  );
  if (photo)
    return (
      <picture className="contents">
        <source type="image/avif" srcSet={photo} sizes={sizes ?? acrossThePage} />
        {image}
      </picture>
    );
  if (!art) return image;
  const painted = throughWindow && windowPaintings.includes(art) ? `${art}-window` : art;
  return <PaintedOnPhones painting={painted}>{image}</PaintedOnPhones>;
}

/** The image of a drawing or ornament; phones get its painting. */
export function PaintedOnPhones({ painting, children }: { painting: string; children: ReactElement }) {
  return (
    <picture className="contents">
      <source media="(max-width: 767px)" type="image/avif" srcSet={paintingUrl(painting)} />
      {children}
    </picture>
  );
}

/** The address of any picture a Picture shows: a drawing by name, or an address. */
export function pictureUrl(name: string): string {
  if (isEmptySlot(name)) return ornamentUrl('empty-slot');
  return artOf(name) ? drawingUrl(name) : name;
}

function artOf(name: string): ArtName | null {
  return name in pictures ? (name as ArtName) : null;
}
