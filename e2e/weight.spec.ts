import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './site-test.ts';

// What a page costs a phone before and besides its pictures, compressed as it travels: docs/decisions/speed.md.

const most = { scripts: 125_000, styles: 20_000 };

for (const path of ['/history', '/food', '/blogs/single-blog/why-we-greet-tulasi-before-sunrise']) {
  test(`${path} is light`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the same files');
    const scripts: Promise<number>[] = [];
    const sheets: string[] = [];
    page.on('requestfinished', (request) => {
      const kind = request.resourceType();
      if (kind === 'script') scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      if (kind === 'stylesheet') sheets.push(request.url());
    });
    const document = await page.goto(path);
    await page.mouse.click(5, 5);
    await page.waitForFunction(() => '__reactRouterRouteModules' in window);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts);
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most.scripts);

    const html = (await document?.text()) ?? '';
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
    expect(styles.length).toBeGreaterThan(10_000);
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(most.styles);
    expect(sheets, 'style sheets stand in the page').toEqual([]);
  });
}
