import type { Page } from '@playwright/test';

/** Is the page as wide as a phone, where menus and lists are folded? */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 700;
