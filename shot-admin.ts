import { chromium } from 'playwright';
import { chromiumPath } from './scripts/chromium-path.ts';
const base = 'http://localhost:3317';
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
const ctx = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await ctx.newPage();
await page.goto(`${base}/admin-login`);
await page.getByLabel('E-mail').fill('admin@temple.example'); await page.getByLabel('Password').fill('lamp-lotus-flute');
await page.getByRole('button', { name: 'Sign in' }).click(); await page.waitForURL(/admin-dashboard/);
const shot = async (p, name, full = true) => { await p.waitForTimeout(500); await p.screenshot({ path: `/tmp/sr/${name}.png` }); console.log(name, await p.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth - innerWidth])); };
for (const lang of ['en', 'hi']) {
  const pre = lang === 'en' ? '' : '/hi';
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${base}${pre}/admin-dashboard/donation/links/new`); await shot(page, `adm-new-${lang}`);
  await page.locator('[name=amount]').fill('2100'); await page.locator('[name=name]').fill('Radha Devi'); await page.locator('[name=phone]').fill('9876543210'); await page.locator('[name=email]').fill('radha@example.com');
  if (lang === 'hi') await page.locator('[name=language][value=hi]').check();
  await page.locator('form.admin-form button').last().click(); await page.waitForURL(/link_/); await shot(page, `adm-link-${lang}`);
  const address = new URL(await page.locator('input[readonly]').inputValue()).pathname;
  await page.setViewportSize({ width: 390, height: 844 }); await shot(page, `adm-link-${lang}-390`);
  await page.screenshot({ path: `/tmp/sr/adm-link-${lang}-390-full.png`, fullPage: true });
  const donor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await donor.goto(base + address); await shot(donor, `link-${lang}`); await donor.screenshot({ path: `/tmp/sr/link-${lang}-full.png`, fullPage: true });
  await donor.setViewportSize({ width: 1440, height: 900 }); await shot(donor, `link-${lang}-1440`);
  await page.locator('.admin-confirm summary').click(); await page.locator('.admin-confirm button').click(); await page.waitForURL(/done=withdraw/);
  await donor.setViewportSize({ width: 390, height: 844 }); await donor.goto(base + address); await shot(donor, `link-gone-${lang}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${base}${pre}/admin-dashboard/donation/links`); await shot(page, `adm-list-${lang}`);
}
await browser.close();
