import type { Page } from '@playwright/test';

/** A blog is there to be read: what one can do with it stands at its end. */
const forReading = /^\/blogs\/single-blog\//;

/** The greatest heights in px at each width: the footer without its panorama, and that. */
const footers: Record<number, { words: number; art: number }> = {
  390: { words: 620, art: 200 },
  1440: { words: 420, art: 321 },
};

/**
 * What of the first screen is below the fold, and whether the footer is taller than it may be: at
 * the widths of a phone and of a laptop, on a page that is open at its top.
 */
export async function firstScreenFaults(page: Page, as: string, width: number): Promise<string[]> {
  const footer = footers[width];
  if (!footer) return [];
  const seen = await page.evaluate(measure);
  const faults: string[] = [];
  for (const { part, bottom } of seen.bottoms) {
    if (part === 'action' && forReading.test(as)) continue;
    if (bottom > seen.fold) faults.push(`${as} ${width}: ${part} ends at ${bottom}, below ${seen.fold}`);
  }
  if (seen.art > footer.art) faults.push(`${as} ${width}: panorama of ${seen.art} px`);
  if (seen.words > footer.words) faults.push(`${as} ${width}: footer of ${seen.words} px`);
  return faults;
}

/** In the page: where h1, lead and the first action end, in px from the top. */
function measure() {
  const main = document.querySelector('main') ?? document.body;
  const heading = main.querySelector('h1');
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect();
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
  };
  const follows = (element: Element) =>
    ((heading?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const lead = heading?.parentElement?.querySelector(':scope > .lead, :scope > h1 + p');
  // The highest step on the screen, not a link inside the words above it.
  const action = [...main.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((step) => follows(step) && isShown(step) && !step.closest('.crumbs, .info-facts, .lead'))
    .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[0];
  const bottoms = Object.entries({ h1: heading, lead, action }).flatMap(([part, element]) => {
    const bottom = box(element)?.bottom;
    return bottom ? [{ part, bottom: Math.round(bottom + scrollY) }] : [];
  });
  const bar = box(document.querySelector('.afloat'));
  const barBelow = bar && bar.height > 0 && bar.width > innerWidth - 2 ? bar.top : innerHeight;
  const art = Math.round(box(document.querySelector('.foot .art'))?.height ?? 0);
  const footer = Math.round(box(document.querySelector('.foot'))?.height ?? 0);
  return { bottoms, fold: Math.round(barBelow), art, words: footer - art };
}
