import { holdScripts, isAsleep, isAwake, noteAwake, untilParsed } from './awake-steps.ts';
import { expect, test } from './site-test.ts';

// Pages to read load React when they are touched, and no sooner; what runs by itself does not wait
// for it (docs/decisions/speed.md).

const blog = '/blogs/single-blog/why-we-greet-tulasi-before-sunrise';

for (const path of ['/', '/history', '/darshan', '/daily-darshan', '/calender/year', '/events', blog]) {
  test(`${path} sleeps until it is touched`, async ({ page }) => {
    await noteAwake(page);
    await page.goto(path);
    await isAsleep(page);
    await page.mouse.click(5, 5);
    await expect(page.locator('html[data-awake]')).toBeAttached();
  });
}

for (const path of ['/donate', '/cart', '/calender', '/signin', '/story']) {
  test(`${path} wakes by itself`, async ({ page }) => {
    await noteAwake(page);
    await page.goto(path);
    await expect(page.locator('html[data-awake]')).toBeAttached();
  });
}

test('a link of a sleeping page is followed, and one of a woken page shows the next without a load', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('loads', `${Number(sessionStorage.loads ?? 0) + 1}`));
  const loads = () => page.evaluate(() => sessionStorage.getItem('loads'));
  await noteAwake(page);
  await page.goto('/blogs');
  await isAsleep(page);
  await page.locator('main a[href^="/blogs/single-blog/"]').first().click();
  await expect(page).toHaveURL(/single-blog/);
  expect(await loads()).toBe('2');
  await isAwake(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL('/blogs');
  expect(await loads()).toBe('2');
});

test('one scrolls to what needs React, and it wakes', async ({ page }) => {
  await noteAwake(page);
  await page.goto(blog);
  await isAsleep(page);
  await page.getByRole('button', { name: 'Copy link' }).scrollIntoViewIfNeeded();
  await expect(page.locator('html[data-awake]')).toBeAttached();
});

test('a press on a sleeping control is answered at once, and done when React has come', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/darshan', untilParsed);
  const photo = page.locator('main a[data-needs-script]').first();
  await photo.click();
  await expect(photo).toHaveAttribute('data-pressed');
  letScriptsCome();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(photo).not.toHaveAttribute('data-pressed');
  await expect(page).toHaveURL('/darshan');
});

test('the share sheet opens from a page that slept', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (shared) =>
      document.documentElement.setAttribute('data-shared', shared?.title ?? '');
  });
  await page.goto('/darshan');
  await isAsleep(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('html[data-shared^="Darshan of"]')).toBeAttached();
});

test.describe('what runs by itself on a sleeping page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the number on the cart, the sign-in, and a greeting that was shut', async ({ page, context }) => {
    await page.route('**/api/v1/session', (route) =>
      route.fulfill({ json: { signedIn: true, name: 'Ananta', photo: '/icons/apple-touch-icon.png' } }),
    );
    await page.goto('/history');
    await page.evaluate(() => {
      const line = { id: 'cow-care', variations: 'own-50100', quantity: 1, title: 'Cows', amount: '501' };
      localStorage.setItem('donationItems', JSON.stringify([line, null]));
      localStorage.setItem('token', 'handle-of-a-test');
    });
    await page.getByRole('dialog', { name: 'Festival' }).getByRole('button').click();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toHaveText('1');
    await expect(page.locator('html[data-signed-in] account-photo img').first()).toBeAttached();
    await expect(page.getByRole('dialog', { name: 'Festival' })).toBeHidden();
    const other = await context.newPage();
    await other.goto('/contacts');
    await other.evaluate(() => localStorage.setItem('donationItems', '[]'));
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toHaveText('');
    await isAsleep(page);
  });

  test('slides go on, a dot chooses one, and numbers count up to what was written', async ({ page }) => {
    await page.goto('/');
    await isAsleep(page);
    const counter = page.locator('count-up').first();
    await expect(counter).toHaveText(/^100/);
    const slides = page.getByRole('group', { name: 'Where books go' });
    const current = slides.locator('[aria-current]');
    await slides.evaluate((part) => part.scrollIntoView());
    const first = await current.getAttribute('aria-label');
    await expect(current).not.toHaveAttribute('aria-label', first ?? '');
    await slides.getByRole('button', { name: 'Pause' }).click();
    await expect(slides.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});
