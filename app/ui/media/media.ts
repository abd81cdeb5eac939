/**
 * Films and sounds of our own by name, with their hashed addresses. Uploads are named by their
 * address instead.
 */
const urls = import.meta.glob<string>('./*.{mp4,mp3,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a file of this folder ('evening-lamps.mp4'); null for any other name. */
export function mediaUrl(name: string): string | null {
  return urls[`./${name}`] ?? null;
}

/** How many seconds the sounds and films of this folder run. */
export const ownSeconds: Readonly<Record<string, number>> = {
  'evening-lamps.mp4': 8,
  'tanpura.mp3': 22,
  'temple-bell.mp3': 7,
};
