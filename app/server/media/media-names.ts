// The names of stored files, the same in every store:
//   <id>/480.avif          the library; only these are ever public (http/upload-files.ts)
//   photos/<id>/full.jpg   profile photos
//   bin/<id>/480.avif      deleted from the library, for a while
//   pieces/<upload>/<n>    an upload under way

const file = /^(?:(?:photos|bin)\/)?[0-9a-f]{32}\/[a-z0-9-]{1,40}\.(?:avif|webp|jpg|mp4|mp3)$/;
const piece = /^pieces\/[\w-]{1,60}\/\d{1,5}$/;
const folder = /^(?:(?:(?:photos|bin)\/)?[0-9a-f]{32}|pieces\/[\w-]{1,60})$/;

export function isMediaName(name: string): boolean {
  return file.test(name) || piece.test(name);
}

/** Throws for every other text: a name becomes a path. */
export function requireName(name: string): string {
  if (!isMediaName(name)) throw new Error('invalid name for the media store');
  return name;
}

/** Throws for every other text: a folder is removed with all that is in it. */
export function requireFolder(name: string): string {
  if (!folder.test(name)) throw new Error('invalid folder for the media store');
  return name;
}

export const photoFolder = (id: string): string => `photos/${id}`;
export const binFolder = (id: string): string => `bin/${id}`;
export const pieceFolder = (uploadId: string): string => `pieces/${uploadId}`;
