import type { Page } from '@playwright/test';

/**
 * Tries to leave a page with unsaved changes and stays. The prompt comes with the click on the
 * link, or after it.
 */
export async function stayWhenAsked(page: Page, leave: () => Promise<void>): Promise<void> {
  const stayed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await leave();
  await stayed;
}
