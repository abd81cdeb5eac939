import { afterOpening, type InfoPage } from './info-page.ts';
import type { SafeHtml } from './safe-html.ts';

/** From so many years on a story is long enough to jump in. */
const least = 8;

/** The heading of a year, '### **1966** New York' in Markdown. */
const yearHeading = /<h3><strong>([^<]+)<\/strong>/g;

/**
 * A page that tells a long story year by year, with the years as links after its opening, and an
 * id at each heading; any other page as it is. Of a span its first year is enough.
 */
export function withYearJumps<Page extends Pick<InfoPage, 'parts'>>(page: Page): Page {
  const years: { year: string; id: string }[] = [];
  const parts = page.parts.map((part) => {
    if (part.kind !== 'words') return part;
    const html = part.html.replace(yearHeading, (_, span: string) => {
      const year = span.trim().split(/[–-]/)[0] ?? '';
      const id = `year-${years.length + 1}`;
      years.push({ year, id });
      return `<h3 id="${id}"><strong>${span}</strong>`;
    });
    return { ...part, html: html as SafeHtml };
  });
  return years.length < least ? page : { ...page, parts: afterOpening(parts, { kind: 'years', years }) };
}
