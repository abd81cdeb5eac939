/** Event of the window: the photo of the account is another; `detail` is its address or null. */
export const photoChanged = 'photo-changed';

/** For the page where the photo changes: the header shows the same one at once. */
export function showPhoto(address: string | null): void {
  window.dispatchEvent(new CustomEvent(photoChanged, { detail: address }));
}

/** On the form that signs out. */
export const signsOut = { 'data-signs-out': '' };
