import type { Page } from '@playwright/test';
import { signInByRequest } from './admin-steps.ts';
import { isAwake, noteAwake } from './awake-steps.ts';
import { expect, test } from './site-test.ts';

const day = (after: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + after * 86_400_000);

/** A stay of two nights that the desk books, and the chart from its first night on. */
async function chartWithStay(page: Page, name: string, first: number): Promise<void> {
  await page.goto(`/admin-dashboard/stays/new?kind=deluxe-suite&arrival=${day(first)}`);
  await expect(page.getByLabel('Arrival')).toHaveValue(day(first));
  await page.getByLabel('Departure').fill(day(first + 2));
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Telephone').fill(`98${String(Date.now()).slice(-8)}`);
  await page.getByRole('button', { name: 'Book it' }).click();
  await expect(page.getByText('Booked.', { exact: true })).toBeVisible();
  await page.goto(`/admin-dashboard/stays/chart?from=${day(first)}&kind=deluxe-suite`);
  await isAwake(page);
}

const roomOf = (page: Page, name: string) =>
  page.locator('.tape-row').filter({ has: page.getByRole('link', { name: new RegExp(`^${name}\\.`) }) });

test('the keeper drags a stay to another room and to other nights, and is told the price first', {
  tag: '@desktop',
}, async ({ page }) => {
  await noteAwake(page);
  await signInByRequest(page);
  const name = 'Madhavi Devi';
  await chartWithStay(page, name, 120);
  const bar = page.getByRole('link', { name: new RegExp(`^${name}\\.`) });
  const before = await roomOf(page, name).getAttribute('data-number');
  const drag = async (columns: number, rows: number) => {
    await bar.scrollIntoViewIfNeeded();
    const box = await bar.boundingBox();
    if (!box) throw new Error('no bar');
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (columns * box.width) / 2, y + rows * (box.height + 5), { steps: 8 });
    await page.mouse.up();
  };
  const dialog = page.getByRole('dialog', { name: 'What will happen' });
  await drag(0, 1);
  await expect(dialog).toContainText(`${name} moves from ${before} to`);
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(dialog).toBeHidden();
  expect(await roomOf(page, name).getAttribute('data-number')).toBe(before);

  await drag(0, 1);
  await dialog.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByText('Moved to the other room.')).toBeVisible();
  await expect(roomOf(page, name)).not.toHaveAttribute('data-number', before ?? '');

  await drag(3, 0);
  await expect(dialog).toContainText('The price');
  await dialog.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByText('Changed. The guest gets a letter where there is an address.')).toBeVisible();
  await expect(bar).toHaveAttribute('data-arrival', day(123));
});

test('keys take a stay up, move it, put it back, and drop it after a confirmation', {
  tag: '@desktop',
}, async ({ page }) => {
  await noteAwake(page);
  await signInByRequest(page);
  const name = 'Keshava Das';
  await chartWithStay(page, name, 140);
  const bar = page.getByRole('link', { name: new RegExp(`^${name}\\.`) });
  const before = await roomOf(page, name).getAttribute('data-number');
  const said = (words: string | RegExp) =>
    expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
  await bar.focus();
  await page.keyboard.press('Space');
  await said(`${name}, ${before}, taken up.`);
  await page.keyboard.press('ArrowDown');
  await said(/^Room 3\d\d$/);
  await page.keyboard.press('Escape');
  await said('Put back.');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What will happen' });
  await expect(dialog).toContainText(`${name} moves from ${before} to`);
  await dialog.getByRole('button', { name: 'Do it' }).press('Enter');
  await expect(page.getByText('Moved to the other room.')).toBeVisible();
  await expect(roomOf(page, name)).not.toHaveAttribute('data-number', before ?? '');
});

test('a stay becomes longer by form, and a press on free nights begins one on that night', async ({
  page,
}) => {
  await noteAwake(page);
  await signInByRequest(page);
  const name = 'Ananta Das';
  await chartWithStay(page, name, 160);
  await page.getByRole('link', { name: new RegExp(`^${name}\\.`) }).click();
  await page.getByText('Stay longer').click();
  await page.locator('details[open]').getByLabel('New departure').fill(day(163));
  await page.getByRole('button', { name: 'See price and rooms' }).click();
  await expect(page.getByText(/it costs .+ more/)).toBeVisible();
  await page.getByRole('button', { name: 'Make the stay longer' }).click();
  await expect(page.getByText('The stay is longer now.')).toBeVisible();

  await page.goto(`/admin-dashboard/stays/chart?from=${day(160)}&kind=deluxe-suite`);
  await isAwake(page);
  // The stay has the first three nights of the first room; the press is on the third free one.
  const free = page.locator('.tape-free').first();
  await free.click({ position: { x: 130, y: 20 } });
  await expect(page.getByRole('heading', { name: 'Book a stay' })).toBeVisible();
  await expect(page.getByLabel('Kind of room')).toHaveValue('deluxe-suite');
  await expect(page.getByLabel('Arrival')).toHaveValue(day(165));
  // Nothing was typed, so going back asks nothing; a question would be answered with no.
  await isAwake(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Room chart' })).toBeVisible();
});
