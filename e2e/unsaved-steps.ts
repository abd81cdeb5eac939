import type { Page } from '@playwright/test';

/** Tries to leave a page with something unsaved and stays. The question comes when the link was pressed, or after it. */
export async function stayWhenAsked(page: Page, leave: () => Promise<void>): Promise<void> {
  const stayed = page.waitForEvent('dialog').then((question) => question.dismiss());
  await leave();
  await stayed;
}
