import { expect, test } from '@playwright/test';
import { isPhone } from './is-phone.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the schedule opens with its twelve times and closes', async ({ page }) => {
    await page.goto('/');
    const schedule = page.getByRole('dialog', { name: 'A day at the temple' });
    await expect(schedule).toBeHidden();
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(schedule.getByRole('listitem')).toHaveCount(12);
    await expect(schedule.getByRole('listitem').first()).toHaveText('04:30 AMMangal Aarti');
    await expect(schedule.getByRole('listitem').last()).toHaveText('09:00 PMDarshan Closed');
    await expect(schedule).toContainText('closed 13:00-16:00 and 21:30-04:10');
    await schedule.getByRole('button', { name: 'Close' }).click();
    await expect(schedule).toBeHidden();
  });

  test('Donate Now opens and leads to the checkout', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Donate Now' }).click();
    const modal = page.getByRole('dialog', { name: 'Light a lamp today' });
    await expect(modal.getByRole('heading', { name: 'Light a lamp today' })).toBeVisible();
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
    await page.getByRole('button', { name: 'Donate Now' }).click();
    await modal.getByRole('button', { name: /^Give ₹/ }).click();
    await expect(page).toHaveURL(/\/donation-checkout\?cause=/);
  });

  test('the greeting leads to its festival and can be shut', async ({ page }) => {
    await page.goto('/');
    const greeting = page.getByRole('dialog', { name: 'Festival' });
    await expect(greeting.getByRole('link', { name: 'Happy Janmashtami 2025' })).toHaveAttribute(
      'href',
      '/janamastmi',
    );
    await greeting.getByRole('button', { name: 'Close the greeting' }).click();
    await expect(greeting).toBeHidden();
  });

  test('every link of the footer can be reached; phones fold its lists', { tag: '@both' }, async ({
    page,
  }) => {
    await page.goto('/blogs');
    const footer = page.getByRole('contentinfo');
    const lists = { 'Daily timings': 'Guru Puja', Services: 'Gomata Products', Visit: 'Plan your visit' };
    for (const [list, line] of Object.entries(lists)) {
      if (isPhone(page)) {
        await expect(footer.getByText(line)).toBeHidden();
        await footer.locator('summary', { hasText: list }).click();
      }
      await expect(footer.getByText(line)).toBeVisible();
    }
    await expect(footer.getByRole('link', { name: 'Guest House Cancellation Policy' })).toBeVisible();
    await page.goto('/cart');
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await expect(footer).not.toContainText('Services');
  });

  test('a company is asked for nothing that CSR money may not pay', async ({ page }) => {
    await page.goto('/csr');
    const main = page.getByRole('main');
    await expect(page.getByRole('button', { name: 'Donate Now' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: /Donate|Temple construction|Offerings/ })).toHaveCount(0);
    await page.goto('/blogs');
    await expect(page.getByRole('button', { name: 'Donate Now' })).toBeVisible();
  });

  test('every page of a menu can be reached', { tag: '@both' }, async ({ page }) => {
    await page.goto('/');
    if (isPhone(page)) {
      await page.getByRole('button', { name: 'Menu' }).click();
      const sheet = page.getByRole('dialog', { name: 'Menu' });
      await sheet.locator('summary', { hasText: 'Donation' }).click();
      await expect(sheet.getByRole('link', { name: 'Offerings' })).toHaveAttribute('href', '/Offeringpage');
      await sheet.getByRole('button', { name: 'Close the menu' }).click();
      await expect(sheet).toBeHidden();
      return;
    }
    const main = page.getByRole('navigation', { name: 'Main' });
    const events = main.getByRole('link', { name: 'Events' });
    await expect(events).toBeHidden();
    await main.getByRole('link', { name: 'Activities' }).hover();
    await expect(events).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(events).toBeHidden();
    await main.getByRole('link', { name: 'Activities' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(events).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: 'Sunday Love Feast' })).toBeFocused();
    await expect(main.getByRole('link', { name: 'Offerings' })).toHaveCount(0);
  });
});

test('Escape shuts a menu and gives the focus back', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Donation' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = main.getByRole('link', { name: 'Why donate' });
  await expect(first).toBeFocused();
  // The page hydrates at the first key; until then Escape does nothing, so it is pressed until it
  // does.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden({ timeout: 200 });
  }).toPass();
  await expect(main.locator('summary:focus')).toHaveAttribute('aria-label', 'Donation pages');
});

test('the status follows the clock of Ghaziabad, whatever the visitor’s zone', { tag: '@both' }, async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2025-12-16T21:28:30+05:30') });
  await page.goto('/');
  const strip = page.getByRole('banner');
  await expect(strip).toContainText('Temple open 16:00 - 21:30');
  await page.clock.runFor(120_000);
  await expect(strip).toContainText('Temple closed 21:30 - 04:30');
});

test('a shut greeting stays away, a new one comes', async ({ page }) => {
  await page.goto('/');
  const greeting = page.getByRole('dialog', { name: 'Festival' });
  const remembered = () => page.evaluate(() => localStorage.getItem('festivalDismissed'));
  await expect(async () => {
    if ((await remembered()) === null) {
      await page.reload();
      await greeting.getByRole('button', { name: 'Close the greeting' }).click({ timeout: 1000 });
    }
    await expect.poll(remembered, { timeout: 1000 }).not.toBeNull();
  }).toPass();
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(greeting).toBeHidden();
  await page.evaluate(() => localStorage.setItem('festivalDismissed', 'Happy Gaura Purnima'));
  await page.reload();
  await expect(greeting).toBeVisible();
});

test('the profile menu is shown for the token; Logout removes it and returns to /', { tag: '@both' }, async ({
  page,
}) => {
  await page.route('**/api/v1/session', (route) =>
    route.fulfill({ json: { signedIn: true, name: 'Ananta' } }),
  );
  await page.addInitScript(() => {
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('token', 'handle-of-a-test');
    localStorage.setItem('isAuthenticated', 'true');
  });
  await page.goto('/donation');
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await page.mouse.click(5, 5);
  await page.getByRole('button', { name: isPhone(page) ? 'Menu' : 'Profile' }).click();
  for (const name of ['My Profile', 'My Orders', 'Donation History']) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await expect(async () => {
    expect(await page.evaluate(() => '__reactRouterRouteModules' in window)).toBe(true);
  }).toPass();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => [localStorage.token, localStorage.isAuthenticated])).toEqual([
    undefined,
    undefined,
  ]);
});

test('a token that the server does not know is dropped', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('token', 'stale'));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a page that is not there says so, with a true 404 and its menu', { tag: '@both' }, async ({ page }) => {
  const answer = await page.goto('/Sevas/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page).toHaveTitle(/Page Not Found/);
  if (!isPhone(page)) {
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    await expect(current).toHaveText('Activities');
  }
});

test('a page has one spelling: others are sent on to it', async ({ request }) => {
  for (const other of ['/DoNaTE', '/%64onate', '/donate/']) {
    const answer = await request.get(other, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual(
      other.endsWith('/') ? [200, undefined] : [301, '/donate'],
    );
  }
});

test('the notification region exists before the first toast and names its key', async ({ page }) => {
  await page.goto('/dev/ui');
  await page.mouse.click(5, 5);
  const region = page.getByRole('region', { name: 'Notifications Alt+T' });
  await expect(region).toHaveCount(1);
  await expect(async () => {
    await page.getByRole('button', { name: 'Good toast' }).first().click();
    await expect(region.getByText('Added to your cart').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(region.getByText('Added to your cart')).toHaveCount(0, { timeout: 9000 });
});
