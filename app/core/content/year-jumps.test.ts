import { describe, expect, it } from 'vitest';
import type { InfoPart } from './info-page.ts';
import type { SafeHtml } from './safe-html.ts';
import { withYearJumps } from './year-jumps.ts';

const story = (years: readonly string[]): InfoPart => ({
  kind: 'words',
  html: `<p>It began.</p><h2>Then</h2>${years
    .map((year) => `<h3><strong>${year}</strong> Somewhere</h3><p>So it was.</p>`)
    .join('')}` as SafeHtml,
});

describe('the years of a story', () => {
  const years = ['1838–1914', '1896', '1944', '1965', '1966', '1970-1971', '2016', 'Today'];

  it('are links after its opening, each to an id of its own', () => {
    const { parts } = withYearJumps({ parts: [story(years)] });
    expect(parts.map(({ kind }) => kind)).toEqual(['words', 'years', 'words']);
    const jumps = parts[1]?.kind === 'years' ? parts[1].years : [];
    expect(jumps.map(({ year }) => year)).toEqual([
      ...['1838', '1896', '1944', '1965', '1966', '1970', '2016', 'Today'],
    ]);
    const html = parts.map((part) => (part.kind === 'words' ? part.html : '')).join('');
    for (const { id } of jumps) expect(html.split(`id="${id}"`)).toHaveLength(2);
  });

  it('are no links where they are few', () => {
    const page = { parts: [story(years.slice(1))] };
    expect(withYearJumps(page)).toBe(page);
  });
});
