import { photoLimit, photoSide } from '#core/people/profile-photo.ts';

/** Twice what is kept on the shorter side leaves the server something to choose from. */
const enoughPixels = photoSide * 2;

/**
 * Puts a smaller copy in place of a chosen photo that is larger than the server takes, as those of most phones are. What
 * the browser cannot read stays as it was chosen, and the server says what is wrong.
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
    // Chosen anew meanwhile: then that one counts.
    if (!smaller || input.files?.[0] !== chosen) return;
    const files = new DataTransfer();
    files.items.add(new File([smaller], 'photo.jpg', { type: smaller.type }));
    input.files = files.files;
  } catch {
    return;
  }
}

/** The square that will be kept of a chosen file, as an address to show; null for what the browser cannot read. */
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
