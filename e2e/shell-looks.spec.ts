import { expect, test } from '@playwright/test';
import { untilParsed } from './awake-steps.ts';
import { expectNoFault } from './faults.ts';
import { placesOf } from './places.ts';

// How the header, the schedule and the parts around a page look, at widths and sizes of letters.

for (const scheme of ['light', 'dark'] as const) {
  test(`no accessibility fault in the wide header, ${scheme}`, { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of ['/dev/ui', '/nowhere']) {
      await page.goto(path);
      await expectNoFault(page);
    }
  });
}

test('the header is one row at every width, and the greeting covers no button', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [961, 1024, 1080, 1100, 1101, 1140, 1160, 1181, 1280, 1301]) {
    await page.setViewportSize({ width, height: 768 });
    const { rows, covered } = await page.evaluate(() => {
      const box = (element: Element) => element.getBoundingClientRect();
      const menus = [...document.querySelectorAll('.nav > ul > li')].filter((menu) => menu.checkVisibility());
      const pill = box(document.querySelector('.festbar') ?? document.body);
      const under = [...document.querySelectorAll('.hero-cta .btn')].map(box);
      return {
        rows: new Set(menus.map((menu) => box(menu).top)).size,
        covered: under.filter(
          ({ left, right, top, bottom }) =>
            left < pill.right && right > pill.left && top < pill.bottom && bottom > pill.top,
        ).length,
      };
    });
    expect({ width, rows, covered }).toEqual({ width, rows: width > 1100 ? 1 : 0, covered: 0 });
  }
});

test('the strip is as tall, and the name of a language as wide, before the fonts as with them @both', async ({
  page,
}) => {
  const { promise: come, resolve } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto('/donate', untilParsed);
  const sizes = async () => [
    (await page.locator('.util').boundingBox())?.height,
    (await page.locator('.languages a').boundingBox())?.width,
  ];
  const before = await sizes();
  resolve();
  await page.evaluate(() => document.fonts.ready);
  expect(await sizes()).toEqual(before);
});

for (const { path, cut, shown } of [
  { path: '/donate', cut: '<footer', shown: 'header *, main, main > *' },
  { path: '/about', cut: '<footer', shown: 'header *, main, main > *' },
  { path: '/events', cut: '<span class="event-words', shown: 'header *, .event-date, .event-date ~ img' },
])
  test(`what ${path} paints first stays where it is when the rest of its HTML comes @both`, async ({
    page,
    isMobile,
  }) => {
    // Where the margins of a wide screen are narrow, the tabs in them need room.
    if (!isMobile) await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const whole = await placesOf(page, shown);
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const [begin] = (await response.text()).split(cut);
      await route.fulfill({ response, body: begin });
    });
    await page.goto(path, untilParsed);
    await expect(page.locator('footer')).toHaveCount(0);
    const first = await placesOf(page, shown);
    expect(first.length).toBeGreaterThan(40);
    expect(first).toEqual(whole.slice(0, first.length));
  });

test('the focus ring of a menu’s arrow stays clear of the menu’s name', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  const menus = await page.locator('.nav .has-pages').all();
  expect(menus).toHaveLength(3);
  await page.keyboard.press('Tab');
  for (const menu of menus) {
    await menu.locator('summary').focus();
    const room = await menu.evaluate((item) => {
      const words = document.createRange();
      words.selectNodeContents(item.querySelector('a') ?? item);
      const arrow = item.querySelector('summary') ?? item;
      const { outlineWidth, outlineOffset } = getComputedStyle(arrow);
      const ring = arrow.getBoundingClientRect().left - parseFloat(outlineWidth) - parseFloat(outlineOffset);
      return ring - words.getBoundingClientRect().right;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  }
});

test('with letters of 150 and 200 % nothing leaves the screen, the header or the bar', async ({ page }) => {
  for (const path of ['/', '/about', '/shop', '/calender']) {
    await page.goto(path);
    for (const percent of [150, 200]) {
      const faults = await page.evaluate((size) => {
        const root = document.documentElement;
        root.style.fontSize = `${size}%`;
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [bar, name] = [box('.hdr'), box('.hdr .logo')];
        const [greeting, donate] = [box('.festbar > form'), box('.sidebtn')];
        return {
          wider: Math.max(0, root.scrollWidth - root.clientWidth),
          nameInside: bar && name && name.top >= bar.top + 4 && name.bottom <= bar.bottom - 4,
          closeUncovered:
            !greeting || !donate || greeting.right <= donate.left || greeting.bottom <= donate.top,
        };
      }, percent);
      const right = { wider: 0, nameInside: true, closeUncovered: true };
      expect({ path, percent, ...faults }).toEqual({ path, percent, ...right });
    }
  }
});

test('the garland of the schedule ends before its button, and the day shows without scrolling', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const schedule = page.getByRole('dialog', { name: 'A day at the temple' });
  const [garland, close, sheet, day] = await Promise.all(
    [
      schedule.locator('.toran'),
      schedule.getByRole('button', { name: 'Close' }),
      schedule,
      schedule.getByRole('time'),
    ].map((part) => part.first().boundingBox()),
  );
  if (!garland || !close || !sheet || !day) throw new Error('a part of the schedule is missing');
  expect(garland.x + garland.width).toBeLessThanOrEqual(close.x);
  expect(day.y + day.height).toBeLessThan(sheet.y + sheet.height);
});

test('an arrow of the breadcrumbs stands before its name; browsers find an icon without looking', async ({
  page,
  request,
}) => {
  await page.goto('/shop/single-product/bhagavad-gita-as-it-is');
  const names = page.locator('.crumbs li:not(:first-child)');
  await expect(names.locator('> .ic:first-child')).toHaveCount(await names.count());
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
});

test('nothing is wider than a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/dev/ui', '/nowhere']) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
