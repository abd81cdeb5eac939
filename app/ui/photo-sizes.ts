/** The address of a photo's plain file: what all its files begin with, and its name. */
const address = /^(.+\/photos\/([a-z-]+))-720\.webp$/;

/** The name of a photo of ui/photos by the address of its plain file; undefined otherwise. */
export function photoNameOf(plain: string): string | undefined {
  return address.exec(plain)?.[2];
}

/**
 * The AVIF files of a photo of ui/photos, 480, 780 and 960 px wide, as `srcset`, by the address of
 * its plain one; undefined of anything else.
 */
export function photoSet(plain: string): string | undefined {
  const stem = address.exec(plain)?.[1];
  return stem && [480, 780, 960].map((width) => `${stem}-${width}.avif ${width}w`).join();
}
