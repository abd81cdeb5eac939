import type { Page } from '@playwright/test';

/** Many people, one browser: each comes from an address of its own. */
export async function fromOwnAddress(page: Page): Promise<void> {
  const part = () => Math.floor(Math.random() * 250);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
}
