/** The parts that the server has rendered before (server/http/part-cache.ts). */
export type PartCache = {
  /** Registers the part for this page, and returns whether its HTML is cached. */
  ask: (name: string, facts: unknown) => boolean;
};

/**
 * The marks around a part of a page in a rendering (site/frame/cached-part.tsx); the server
 * removes them.
 */
export const partBegin = (name: string) => `<i data-part="${name}"></i>`;
export const partEnd = (name: string) => `<i data-part-end="${name}"></i>`;
