/** Where the bytes of the media library are. Names are ours: '<id>/480.avif'. */
export type MediaStore = {
  /** Whole or not at all; an existing name is overwritten. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is none. */
  read: (name: string) => Promise<Buffer | null>;
  /** Everything of one file of the library. Nothing happens when there is none. */
  remove: (id: string) => Promise<void>;
};
