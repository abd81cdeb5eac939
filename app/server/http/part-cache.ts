import { type PartCache, partBegin, partEnd } from '#core/part-marks.ts';

/** Replaces, in cached HTML, the secret mark of a page's own scripts. */
const hole = '\u0000mark\u0000';

export type PageParts = PartCache & {
  /**
   * The whole page: parts rendered now are cached, cached parts are inserted, the marks around them
   * are removed.
   */
  finish: (html: string) => string;
};

/**
 * HTML of parts that are the same for everybody, by their name and everything they depend on. A
 * part that the staff or the hour changes has another key; `most` parts are cached, the least
 * recently used is dropped first.
 */
export function makePartCache(most = 100): (mark: string) => PageParts {
  const cache = new Map<string, string>();
  return (mark) => {
    const requested = new Map<string, { key: string; html: string | undefined }>();
    return {
      ask(name, facts) {
        const key = JSON.stringify([name, facts]);
        const html = cache.get(key);
        if (html !== undefined) store(key, html);
        requested.set(name, { key, html });
        return html !== undefined;
      },
      finish(page) {
        let whole = page;
        for (const [name, { key, html }] of requested) {
          const from = whole.indexOf(partBegin(name));
          const to = whole.indexOf(partEnd(name), from);
          if (from < 0 || to < 0) continue;
          const rendered = whole.slice(from + partBegin(name).length, to);
          if (html === undefined) store(key, mark ? rendered.replaceAll(mark, hole) : rendered);
          const inside = html === undefined ? rendered : html.replaceAll(hole, mark);
          whole = whole.slice(0, from) + inside + whole.slice(to + partEnd(name).length);
        }
        return whole;
      },
    };
  };

  function store(key: string, html: string): void {
    cache.delete(key);
    cache.set(key, html);
    const [oldest] = cache.keys();
    if (cache.size > most && oldest !== undefined) cache.delete(oldest);
  }
}
