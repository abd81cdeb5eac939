/** Longer between two letters is a person, not a reader. */
const readerMs = 100;

/**
 * A reader that types (by cable or Bluetooth) writes a pass and then Enter, wherever the focus is.
 * Returns what stops it.
 */
export function readTypedByReader(onRead: (text: string) => void): () => void {
  let typed = '';
  let at = 0;
  const onKey = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.timeStamp - at > readerMs) typed = '';
    at = event.timeStamp;
    if (event.key === 'Enter' && typed.length > 3) {
      // The button that has the focus is not meant.
      event.preventDefault();
      onRead(typed);
      typed = '';
    } else if (event.key.length === 1) typed += event.key;
  };
  document.addEventListener('keydown', onKey, { capture: true });
  return () => document.removeEventListener('keydown', onKey, { capture: true });
}
