import type { Db } from '../db/schema.ts';
import type { Purger } from './purger.ts';

/** The shared cache in front of the site, as the rest of the server knows it. */
export type SharedCache = {
  /** null: nobody is told. */
  purger: Purger | null;
  /** In the transaction of a change: what has these tags must be forgotten after its commit. */
  forget: (db: Db, tags: readonly string[]) => Promise<void>;
};

/** The default: nothing stands in front that stores anything. */
export const noSharedCache: SharedCache = { purger: null, forget: async () => {} };

export function makeSharedCache(purger: Purger): SharedCache {
  return {
    purger,
    forget: async (db, tags) => {
      await db
        .insertInto('cache_purges')
        .values(tags.map((tag) => ({ tag })))
        .execute();
    },
  };
}

/** Of every page, and of data for everybody: a change of content may show on any of them. */
export const pagesTag = 'mandir-pages';

/**
 * Of the files of the build: a name with a hash never changes, the others are stored for an hour.
 */
export const filesTag = 'mandir-files';

/** Of one file of the media library, in all its sizes. */
export function uploadTag(id: string): string {
  return `mandir-upload-${id}`;
}
