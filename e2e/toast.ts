import type { Page } from '@playwright/test';

/**
 * Does what is followed by a toast with these words, and waits for it. Returns its right edge in px.
 * The page itself looks for it: a toast goes after five seconds (rule S82), and a busy machine asks
 * the page less often.
 */
export async function toastAfter(page: Page, words: string, act: () => Promise<unknown>): Promise<number> {
  const [toast] = await Promise.all([
    page.waitForFunction((wanted) => {
      const toasts = [...document.querySelectorAll('.Toastify [role="alert"]')];
      return toasts.find(({ textContent }) => textContent.includes(wanted))?.getBoundingClientRect().right;
    }, words),
    act(),
  ]);
  return (await toast.jsonValue()) ?? 0;
}
