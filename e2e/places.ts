import type { Page } from '@playwright/test';

/** Where the elements of a selector stand, in CSS pixels, once the fonts of their words are there. */
export function placesOf(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(async (chosen) => {
    await document.fonts.ready;
    return [...document.querySelectorAll(chosen)].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y, width, height].join(' ');
    });
  }, selector);
}
