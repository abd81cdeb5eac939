import { createContext, type ReactNode, use } from 'react';
import type { PartCache } from '#core/part-marks.ts';

/** Null in the browser. */
export const PartCacheContext = createContext<PartCache | null>(null);

type CachedPartProps = {
  /** Unique within a page. */
  name: string;
  /** All that the HTML of the part depends on. Nothing in it may belong to one visitor. */
  facts: unknown;
  children: ReactNode;
};

/**
 * A part that is the same for everybody, such as header and footer, five sixths of the elements of
 * a personal page. The server renders it once for the same facts and reuses the HTML; in the
 * browser it is an ordinary element. Ids of useId inside would differ by the place in the tree;
 * part-cache.server.test.ts checks that every page is the same without the cache.
 */
export function CachedPart({ name, facts, children }: CachedPartProps) {
  const parts = use(PartCacheContext);
  const isCached = parts?.ask(name, facts);
  return (
    <>
      {parts && <i data-part={name} />}
      {isCached ? null : children}
      {parts && <i data-part-end={name} />}
    </>
  );
}
