import type { ReactElement } from 'react';
import { initialsOf } from '#core/content/initials.ts';
import {
  readUploadedPicture,
  sizeAddress,
  sizeSet,
  sizeWidths,
  type UploadedPicture,
} from '#core/media/picture-name.ts';
import { ornamentUrl } from './art/ornaments.ts';
import { type ArtName, pictures } from './art/pictures.ts';

const urls = import.meta.glob<string>('./art/*.svg', { query: '?url', import: 'default', eager: true });
const paintings = import.meta.glob<string>('./art/phone/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});

export type PictureProps = {
  /**
   * A drawing's name, or the address of an upload. Empty, or no such name: the quiet arch of
   * a place that waits for its photograph.
   */
  name: ArtName | (string & {});
  /** Its alternative text; '' where text beside it says the same. Default: the drawing's own. */
  alt?: string;
  className?: string;
  /** The first picture of a page: loaded at once instead of when it comes near. */
  eager?: boolean;
  /** The focal point, as object-position; left out: the drawing's own. */
  focal?: string;
  /** How wide an upload is shown, as `sizes`; default: across a phone, half of a wide screen. */
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

/** A picture of the media library in the size and format that the browser prefers. */
function UploadedImage({
  picture,
  alt = '',
  className,
  eager = false,
  focal,
  sizes = '(min-width: 900px) 50vw, 100vw',
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
        decoding="async"
        style={{ objectPosition: focal ?? `${picture.focalX}% ${picture.focalY}%` }}
      />
    </picture>
  );
}

function OwnImage({ name, alt, className, eager = false, focal, throughWindow = false }: PictureProps) {
  const art = artOf(name);
  const { src, width, height, position, words } = art
    ? { src: artUrl(art), ...pictures[art], position: pictures[art].focal, words: pictures[art].alt }
    : { src: name, width: 1600, height: 1000, position: '50% 50%', words: '' };
  return (
    <PaintedOnPhones name={art} throughWindow={throughWindow}>
      <img
        src={src}
        alt={alt ?? words}
        width={width}
        height={height}
        className={className}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        style={{ objectPosition: focal ?? position }}
      />
    </PaintedOnPhones>
  );
}

type PaintedProps = { name: string | null; throughWindow?: boolean; children: ReactElement };

/** The image of a drawing or ornament; phones get its painting, where there is one. */
export function PaintedOnPhones({ name, throughWindow, children }: PaintedProps) {
  const middle = throughWindow && paintings[`./art/phone/${name}-window.avif`];
  const painted = middle || paintings[`./art/phone/${name}.avif`];
  if (!painted) return children;
  return (
    <picture className="contents">
      <source media="(max-width: 767px)" type="image/avif" srcSet={painted} />
      {children}
    </picture>
  );
}

function artUrl(name: ArtName): string {
  return urls[`./art/${name}.svg`] ?? '';
}

/** The address of any picture a Picture shows: a drawing by name, or an address. */
export function pictureUrl(name: string): string {
  if (isEmptySlot(name)) return ornamentUrl('empty-slot');
  const art = artOf(name);
  return art ? artUrl(art) : name;
}

function artOf(name: string): ArtName | null {
  return name in pictures ? (name as ArtName) : null;
}
