import { isAwake, noteAwake } from './awake-steps.ts';
import { expect, test } from './site-test.ts';

// A touch target needs 44 px. Links within a sentence are as high as its lines; everything else on
// a donor's way is measured.

const donation = '?cause=food-for-life&type=meals-20&quantity=1&amount=';

for (const path of [
  '/',
  '/donation',
  '/donation/single-donation/food-for-life',
  '/donate',
  '/cart',
  `/donation-checkout${donation}`,
  '/signin',
  '/signup',
  '/forgot-password',
]) {
  test(`${path} can be pressed with a thumb`, async ({ page }) => {
    await noteAwake(page);
    await page.goto(path);
    await isAwake(page);
    const narrow = await page.evaluate(() => {
      const least = 43.5;
      const boxOf = (element: Element) => {
        const own = element.getBoundingClientRect();
        const label = element.closest('label')?.getBoundingClientRect();
        return {
          width: Math.max(own.width, label?.width ?? 0),
          height: Math.max(own.height, label?.height ?? 0),
        };
      };
      const inSentence = (element: Element) =>
        element.localName === 'a' &&
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
      return [...document.querySelectorAll('a, button, summary, select, input:not([type="hidden"])')]
        .filter((element) => element.checkVisibility() && !element.matches('.skip') && !inSentence(element))
        .map((element) => ({ element, ...boxOf(element) }))
        .filter(({ width, height }) => width > 0 && (width < least || height < least))
        .map(({ element, width, height }) => `${element.outerHTML.slice(0, 80)} ${width}x${height}`);
    });
    expect(narrow).toEqual([]);
  });
}

test('the links of a refused form can be pressed with a thumb', async ({ page }) => {
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Send the message' }).click();
  const links = page.getByRole('alert').getByRole('link');
  await expect(links).not.toHaveCount(0);
  const heights = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights.filter((height) => height < 43.5)).toEqual([]);
});
