import { expect, it } from 'vitest';
import { textSizeScript } from './text-size-mark.ts';

/** Runs the script in a browser that has stored this; the size of each page that is shown after. */
function sizesShown(stored: (string | null)[]): (string | undefined)[] {
  const dataset: Record<string, string> = {};
  const listeners: Record<string, () => void> = {};
  let now = 0;
  const localStorage = { getItem: () => stored[now] };
  const listen = (name: string, hear: () => void) => {
    listeners[name] = hear;
  };
  const run = new Function('document', 'localStorage', 'addEventListener', textSizeScript);
  run({ documentElement: { dataset } }, localStorage, listen);
  return stored.map((_, index) => {
    now = index;
    if (index > 0) listeners[index % 2 ? 'pageshow' : 'storage']?.();
    return dataset.text;
  });
}

it('shows the stored size before the page is painted, and after one came back or another tab chose', () => {
  expect(sizesShown(['125', '150', '', '125', null])).toEqual(['125', '150', undefined, '125', undefined]);
});

it('shows no size that the button does not have', () => {
  expect(sizesShown(['900', '<script>', '150'])).toEqual([undefined, undefined, '150']);
});
