/** What the server has rendered before (server/http/part-cache.ts). */
export type PartCache = {
  /** Notes the part for this page, and says whether its HTML is there already. */
  ask: (name: string, facts: unknown) => boolean;
};

/** How a rendering tells where a part of a page begins and ends (site/shared/cached-part.tsx); the server takes these out again. */
export const partBegin = (name: string) => `<i data-part="${name}"></i>`;
export const partEnd = (name: string) => `<i data-part-end="${name}"></i>`;
