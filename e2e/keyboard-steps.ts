import { expect, type Locator, type Page } from '@playwright/test';
import { demoAdmin } from '../app/core/people/demo-staff.ts';
import { expectInside } from './admin-steps.ts';

/**
 * Presses Tab until the focus is on the target, and checks that it is visible. The keyboard tests
 * use these steps alone: nothing is clicked and nothing sets the focus from outside.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const there = target.and(page.locator(':focus'));
  for (let press = 0; press < 160 && (await there.count()) === 0; press += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

/** Moves the focus there, and presses; a busy button takes no press, and says so. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await expect(target).not.toHaveAttribute('aria-busy');
  await page.keyboard.press(key);
}

/** Moves the focus there, and replaces the text. */
export async function typeInto(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
}

/** Who edits the demo's content is inside the admin. */
export async function signInAsEditor(page: Page): Promise<void> {
  await page.goto('/admin-login');
  await typeInto(page, page.getByLabel('E-mail'), 'content@temple.example');
  await typeInto(page, page.getByLabel('Password'), demoAdmin.password);
  await page.keyboard.press('Enter');
  await expectInside(page);
}
