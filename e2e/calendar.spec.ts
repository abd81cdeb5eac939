import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

// A devotee's browser far from the temple: there it is yesterday for half of the temple's day.
test.use({ timezoneId: 'America/Los_Angeles' });

const dateIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
const isDesktop = (page: Page) => (page.viewportSize()?.width ?? 0) >= 768;
const shownView = (page: Page) => page.locator(isDesktop(page) ? '.cal-as-grid' : '.cal-as-list');
const monthTitle = (page: Page) => page.locator('#shown-month');
/** Unfolds the choice of place and year, once. */
const openChoice = (page: Page) => page.locator('.cal-place:not([open]) > summary').click();

test('opens on the month of the temple with one "Today", in the view that fits the screen', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/calender');
  const title = new Intl.DateTimeFormat('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
  await expect(monthTitle(page)).toHaveText(title.format(new Date()));
  await expect(page.locator('.cal-as-grid')).toBeVisible({ visible: isDesktop(page) });
  await expect(page.locator('.cal-as-list')).toBeVisible({ visible: !isDesktop(page) });
  await expect(page.locator(`.cal-as-grid [data-date="${dateIn('Asia/Kolkata')}"] .today-mark`)).toHaveCount(
    1,
  );
  await expect(page.locator('.cal-as-grid .today-mark')).toHaveCount(1);
  if (isDesktop(page)) return;
  // On a phone what is asked for most is in the first screen.
  await expect(page.locator('.next-fast')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.cal-as-list .today-mark')).toBeInViewport({ ratio: 1 });
});

test('keeps the dates and times of the temple and of a chosen city, not those of the browser', async ({
  page,
}) => {
  await page.goto('/calender?date=2025-12-17');
  const panel = shownView(page).locator('.cal-panel');
  await expect(panel).toContainText('17 December 2025');
  await expect(panel).toContainText(/Sunrise\s*07:0[567]/);
  await page.goto('/calender?place=london');
  await expect(page.locator(`.cal-as-grid [data-date="${dateIn('Europe/London')}"] .today-mark`)).toHaveCount(
    1,
  );
});

test('walks months by arrows and quick buttons, and Today comes back', async ({ page }) => {
  await page.goto('/calender?date=2025-12-16');
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(monthTitle(page)).toHaveText('January 2026');
  await page.getByRole('link', { name: 'Previous month' }).click();
  await expect(monthTitle(page)).toHaveText('December 2025');
  const quick = page.getByRole('navigation', { name: 'Quick Navigation' });
  await expect(quick.getByRole('link')).toHaveCount(12);
  await quick.getByRole('link', { name: 'Aug' }).click();
  await expect(monthTitle(page)).toHaveText('August 2025');
  await expect(page.locator('.cal-as-grid')).toBeVisible();
  await page.locator('.cal-bar').getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.locator('.cal-as-grid .today-mark')).toHaveCount(1);
});

test('changes between month and list where there is room for the buttons', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/calender?year=2025&month=12');
  const views = page.getByRole('navigation', { name: 'View' });
  if (!isDesktop(page)) {
    await expect(views).toBeHidden();
    return;
  }
  await views.getByRole('link', { name: 'List View' }).click();
  await expect(page.locator('.cal-as-list')).toBeVisible();
  await expect(page.locator('.cal-as-grid')).toBeHidden();
  await views.getByRole('link', { name: 'Month View' }).click();
  await expect(page.locator('.cal-as-grid')).toBeVisible();
});

test('opens a day with its events and closes it', { tag: '@both' }, async ({ page }) => {
  await page.goto('/calender?year=2025&month=12');
  await shownView(page).locator('a[href*="date=2025-12-16"]').first().click();
  const panel = shownView(page).locator('.cal-panel');
  await expect(panel.getByRole('heading')).toHaveText('Events on Tuesday, 16 December 2025');
  for (const words of ['Fasting for Saphala Ekadasi', 'Dhanus Sankranti'])
    await expect(panel).toContainText(words);
  if (!isDesktop(page)) {
    // Under the day that was tapped, and both in view.
    const day = shownView(page)
      .locator('li', { has: page.locator('.cal-panel') })
      .getByRole('link')
      .first();
    await expect(day).toHaveAttribute('data-date', '2025-12-16');
    await expect(day).toBeInViewport();
    await expect(panel.getByRole('heading')).toBeInViewport();
  }
  await panel.getByRole('link', { name: /close/i }).click();
  await expect(panel).toBeHidden();
});

test('walks the grid by keyboard into the next month', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/calender?date=2025-12-31');
  const cell = (date: string) => page.locator(`.cal-as-grid [data-date="${date}"]`);
  await expect(cell('2025-12-01')).toHaveAttribute('tabindex', '-1'); // script is awake
  await cell('2025-12-31').focus();
  await page.keyboard.press('ArrowUp');
  await expect(cell('2025-12-24')).toBeFocused();
  await page.keyboard.press('End');
  await expect(cell('2025-12-27')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell('2026-01-03')).toBeFocused();
  await expect(monthTitle(page)).toHaveText('January 2026');
});

test('remembers the city a devotee chose', async ({ page }) => {
  await page.goto('/calender');
  await openChoice(page);
  const choice = page.locator('.cal-choice');
  await choice.getByLabel('City').fill('london');
  await choice.getByRole('button', { name: 'Show' }).click();
  await expect(page.locator('.cal-place')).toContainText('London');
  await page.goto('/calender');
  await expect(page.locator('.cal-place')).toContainText('London');
});

test('opens where the phone is, and goes back to the temple', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 34.0522, longitude: -118.2437 });
  await page.goto('/calender');
  await openChoice(page);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.locator('.cal-place')).toContainText('34.05° N, 118.24° W (near Los Angeles)');
  const today = dateIn('America/Los_Angeles');
  await expect(page.locator(`.cal-as-grid [data-date="${today}"] .today-mark`)).toHaveCount(1);
  await page.getByRole('link', { name: /our temple/ }).click();
  await expect(page.locator('.cal-place')).toContainText('Ghaziabad');
});

test('without script a typed city opens', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/calender?year=2025&month=12');
  await openChoice(page);
  await page.getByLabel('City').fill('Bombay');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/place=mumbai/);
  await expect(page.locator('.cal-place')).toContainText('Mumbai');
  await context.close();
});

for (const [search, words] of [
  ['?date=2026-02-31', 'There is no such date.'],
  ['?year=1800&month=1', 'The calendar covers the years 1950 to 2099.'],
  ['?place=atlantis', 'We do not know that place'],
  ['?place=89,10,Europe/Oslo', 'The Sun does not rise there'],
  ['?year=2026&month=13', 'There is no such month.'],
]) {
  test(`${search} is refused in words, with this month below`, async ({ page }) => {
    await page.goto(`/calender${search}`);
    await expect(page.locator('.cal-board')).toContainText(words ?? '');
    await expect(page.locator('.cal-as-grid .today-mark')).toHaveCount(1);
  });
}

test('the feed of the shown place and category can be subscribed to, and is not sent twice', async ({
  page,
  request,
}) => {
  await page.goto('/calender?place=london&only=fasting');
  // An early press is queued until hydration, so its mark may come a moment later.
  await page.getByText('Remind me the evening before Ekadasi').click();
  await expect(page.getByLabel('Remind me the evening before Ekadasi')).toBeChecked();
  const path = '/calendar.ics?place=london&only=fasting&alarm=eve';
  const subscribe = page.getByRole('region', { name: 'On your own calendar' });
  const file = subscribe.getByRole('link', { name: 'Download the file' });
  await expect(file).toHaveAttribute('href', path);
  const webcal = await subscribe.getByRole('link', { name: 'Subscribe on this device' }).getAttribute('href');
  expect(webcal).toMatch(/^webcal:\/\/[^/]+\/calendar\.ics\?/);
  const google = await subscribe.getByRole('link', { name: 'Add to Google Calendar' }).getAttribute('href');
  expect(new URL(google ?? '').searchParams.get('cid')).toBe(webcal);
  const first = await request.get(path);
  expect(first.headers()['content-type']).toContain('text/calendar');
  const again = await request.get(path, { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('a whole year has a page of its own, dates as at the temple', async ({ page }) => {
  await page.goto('/calender?year=2026&month=9');
  await page.getByRole('link', { name: 'The whole of 2026, to print' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vaisnava calendar 2026');
  await expect(page.locator('.cal-year section')).toHaveCount(12);
  const janmastami = page.locator('.cal-year li', { has: page.locator('time[datetime="2026-09-04"]') });
  await expect(janmastami).toContainText('Fri');
  await expect(janmastami).toContainText('Sri Krsna Janmastami');
  await expect(page.getByRole('button', { name: 'Print the year' })).toBeVisible();
});

test('paper gets every entry: a month on one sheet, a year on two, its Ekadasis on one', async ({ page }) => {
  const sheets = async (path: string) => {
    await page.goto(path);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  };
  expect(await sheets('/calender/year?year=2026')).toBe(2);
  expect(await sheets('/calender/year?year=2026&only=ekadasi')).toBe(1);
  expect(await sheets('/calender?date=2026-01-23')).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const day = page.locator('.cal-as-grid [data-date="2026-01-23"]');
  await expect(day.locator('.entry')).toHaveCount(7);
  for (const entry of await day.locator('.entry').all()) await expect(entry).toBeVisible();
  await expect(day.locator('.more')).toBeHidden();
});
