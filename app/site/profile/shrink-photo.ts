import { photoLimit, photoSide } from '#core/people/profile-photo.ts';

/** Twice the stored size on the shorter side leaves the server something to crop from. */
const enoughPixels = photoSide * 2;

/**
 * Replaces a chosen photo that is larger than the server takes, as those of most phones are, by a
 * smaller copy. A file that the browser cannot read stays as chosen, and the server says what is
 * wrong.
 */
export async function shrinkPhoto(input: HTMLInputElement): Promise<void> {
  const chosen = input.files?.[0];
  if (!chosen || chosen.size <= photoLimit) return;
  try {
    const picture = await createImageBitmap(chosen);
    const scale = Math.min(1, enoughPixels / Math.min(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
    // Another file was chosen meanwhile: that one counts.
    if (!smaller || input.files?.[0] !== chosen) return;
    const files = new DataTransfer();
    files.items.add(new File([smaller], 'photo.jpg', { type: smaller.type }));
    input.files = files.files;
  } catch {
    return;
  }
}

/** The square crop of a chosen file as an address; null for what the browser cannot read. */
export async function previewPhoto(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = photoSide;
    canvas.height = photoSide;
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
    canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, photoSide, photoSide);
    picture.close();
    return canvas.toDataURL('image/jpeg', 0.85);
  } catch {
    return null;
  }
}
