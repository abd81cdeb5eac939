import { type PartCache, partBegin, partEnd } from '#core/part-marks.ts';

/** Stands in kept HTML for the secret mark of a page's own scripts. */
const hole = '\u0000mark\u0000';

export type PageParts = PartCache & {
  /** The whole page: parts rendered now are kept, parts kept before are put in, the marks around them are gone. */
  finish: (html: string) => string;
};

/**
 * HTML of parts that are the same for everybody, by their name and all the facts they depend on. A part that the office
 * or the hour changes has other facts; `most` parts are kept, what nobody asked for the longest goes first.
 */
export function makePartCache(most = 100): (mark: string) => PageParts {
  const cache = new Map<string, string>();
  return (mark) => {
    const asked = new Map<string, { key: string; html: string | undefined }>();
    return {
      ask(name, facts) {
        const key = JSON.stringify([name, facts]);
        const html = cache.get(key);
        if (html !== undefined) keep(key, html);
        asked.set(name, { key, html });
        return html !== undefined;
      },
      finish(page) {
        let whole = page;
        for (const [name, { key, html }] of asked) {
          const from = whole.indexOf(partBegin(name));
          const to = whole.indexOf(partEnd(name), from);
          if (from < 0 || to < 0) continue;
          const rendered = whole.slice(from + partBegin(name).length, to);
          if (html === undefined) keep(key, mark ? rendered.replaceAll(mark, hole) : rendered);
          const inside = html === undefined ? rendered : html.replaceAll(hole, mark);
          whole = whole.slice(0, from) + inside + whole.slice(to + partEnd(name).length);
        }
        return whole;
      },
    };
  };

  function keep(key: string, html: string): void {
    cache.delete(key);
    cache.set(key, html);
    const [oldest] = cache.keys();
    if (cache.size > most && oldest !== undefined) cache.delete(oldest);
  }
}
