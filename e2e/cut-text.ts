import type { Page } from '@playwright/test';

/** Widths of a phone, a tablet and a desktop, in px. */
const allWidths = [390, 768, 1440];

/**
 * What of the text of the current page is cut off, leaves its button or stands over other text with
 * letters of `percent` (WCAG 1.4.4 asks for 200), a line each; `as` names the page.
 */
export async function cutText(page: Page, as: string, percent = 200, widths = allWidths): Promise<string[]> {
  const faults: string[] = [];
  const own = page.viewportSize() ?? { width: 390, height: 844 };
  for (const width of widths) {
    await page.setViewportSize({ width, height: own.height });
    await page.evaluate(enlarge, percent);
    faults.push(...(await page.evaluate(measure)).map((fault) => `${as} ${width}: ${fault}`));
  }
  await page.setViewportSize(own);
  return faults;
}

/** What is far below is laid out too, from the next frame on. */
function enlarge(percent: number): Promise<unknown> {
  document.documentElement.style.fontSize = `${percent}%`;
  for (const part of document.querySelectorAll<HTMLElement>('main > *, main > * > *'))
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function measure(): string[] {
  const root = document.documentElement;
  const faults: string[] = [];
  if (root.scrollWidth > root.clientWidth) faults.push(`${root.scrollWidth - root.clientWidth} px too wide`);

  type Words = { text: string; element: Element; boxes: DOMRect[]; floats: boolean };
  const words: Words[] = [];
  /** For screen readers alone, or not there yet. */
  const apart = '.sr, .skip, .cal-loading, [aria-hidden="true"], svg, script, style, option';
  const isUnseen = (element: Element) => {
    for (let up: Element | null = element; up; up = up.parentElement)
      if (getComputedStyle(up).clipPath !== 'none' && up.getBoundingClientRect().width < 3) return true;
    return false;
  };
  const floats = (element: Element) => {
    for (let up: Element | null = element; up; up = up.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(up).position)) return true;
    return false;
  };
  // An open dialog covers what is under it.
  const shown = document.querySelector(':modal, :popover-open') ?? document.body;
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim().slice(0, 30);
    if (!text || !element || element.closest(apart)) continue;
    if (
      !element.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
        visibilityProperty: true,
      })
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
    if (boxes.length > 0 && !isUnseen(element)) words.push({ text, element, boxes, floats: floats(element) });
  }

  /** Whether a line leaves the box; a third of its height is the room around its letters. */
  const leaves = (line: DOMRect, box: DOMRect, style?: CSSStyleDeclaration) => {
    const cuts = (overflow?: string) => overflow === undefined || /hidden|clip/.test(overflow);
    const [x, y] = [cuts(style?.overflowX), cuts(style?.overflowY)];
    const wide = line.right > box.right + 2 || line.left < box.left - 2;
    const high = line.bottom > box.bottom + line.height / 3 || line.top < box.top - line.height / 3;
    return (x && wide) || (y && high);
  };
  for (const { text, element, boxes } of words) {
    const control = element.closest('.btn, .chip, .input, .icon-btn, .choice, .amt, button, summary, th, td');
    const outside = control?.getBoundingClientRect();
    if (outside && boxes.some((line) => leaves(line, outside)))
      faults.push(`"${text}" leaves its ${control?.tagName} .${control?.className}`);
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.display === 'inline') continue;
      const box = up.getBoundingClientRect();
      if (boxes.some((line) => leaves(line, box, style)))
        faults.push(`"${text}" is cut off by ${up.tagName} .${up.className}`);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
    }
  }

  const lines = words
    .flatMap((one) => one.boxes.map((box) => ({ one, box })))
    .toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, { one, box }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= box.bottom) break;
      if (other.one === one || other.one.floats !== one.floats) continue;
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (wide > 3 && high > 0.35 * Math.min(box.height, other.box.height))
        faults.push(`"${one.text}" stands over "${other.one.text}"`);
    }
  }
  return [...new Set(faults)];
}
