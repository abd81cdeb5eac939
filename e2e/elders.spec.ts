import type { Page } from '@playwright/test';
import * as hindi from '../app/messages/hi/reading.ts';
import { isAsleep, noteAwake } from './awake-steps.ts';
import { expect, test } from './look-test.ts';
import { blog } from './page-kinds.ts';

// Readers with weak eyes: docs/decisions/elders.md. Pages with large letters: large-letters.spec.ts.

const karma = '/teachings/karma';

/** The size of letters of the page in px, and the colour of its lead as the page shows it. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const lead = document.querySelector('main .lead') ?? document.body;
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return { size, ink: getComputedStyle(lead).color === getComputedStyle(document.body).color };
  });

test('one press makes the text larger with strong contrast, kept on the next page, and nothing wakes', async ({
  page,
}) => {
  await page.goto(karma);
  expect(await seen(page)).toEqual({ size: 16, ink: false });
  await page.getByRole('button', { name: 'Larger text' }).click();
  expect(await seen(page)).toEqual({ size: 20, ink: true });
  await page.getByRole('button', { name: 'Larger text' }).click();
  expect(await seen(page)).toEqual({ size: 24, ink: true });
  await isAsleep(page);

  // It is there before the body, so before anything is painted.
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.body) return;
      seen.disconnect();
      document.documentElement.setAttribute('data-at-first', document.documentElement.dataset.text ?? '');
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/hi/history');
  expect(await seen(page)).toEqual({ size: 24, ink: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await seen(page)).toEqual({ size: 24, ink: true });
  await expect(page.locator('html')).toHaveAttribute('data-at-first', '150');

  await page.getByRole('button', { name: 'अक्षर सामान्य करें' }).click();
  expect(await seen(page)).toEqual({ size: 16, ink: false });
  // The page that one goes back to is not loaded again, and shows the choice too.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => seen(page)).toEqual({ size: 16, ink: false });
  await page.emulateMedia({ colorScheme: null });
});

test('without script there is no button that does nothing', async ({ withoutScript }) => {
  const page = await withoutScript.newPage();
  await page.goto(karma);
  await expect(page.locator('[data-text-size]')).toBeHidden();
  await expect(page.locator('read-aloud')).toBeHidden();
  await page.close();
});

/** A browser with voices for these languages, which it loads late and which end when we say so. */
async function giveVoices(page: Page, languages: string[]): Promise<void> {
  await page.addInitScript((given) => {
    const speech = Object.assign(new EventTarget(), {
      voices: [] as { lang: string; localService: boolean }[],
      said: [] as { text: string; lang: string; onend?: () => void }[],
      speaking: null as { onend?: () => void } | null,
      getVoices: () => speech.voices,
      cancel: () => {
        speech.speaking = null;
      },
      speak: (utterance: { text: string; lang: string; onend?: () => void }) => {
        speech.said.push(utterance);
        speech.speaking = utterance;
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    class FakeUtterance {
      lang = '';
      voice = null;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: FakeUtterance });
    addEventListener('load', () =>
      setTimeout(() => {
        speech.voices = given.map((lang) => ({ lang, localService: true }));
        speech.dispatchEvent(new Event('voiceschanged'));
      }, 50),
    );
  }, languages);
}

/** What was said until now, what is being read, and whether the voice speaks. */
const heard = (page: Page) =>
  page.evaluate(() => {
    const speech = window.speechSynthesis as unknown as { said: { text: string }[]; speaking: unknown };
    return {
      said: speech.said.map(({ text }) => text),
      marked: document.querySelector('[data-being-read]')?.textContent ?? null,
      speaks: speech.speaking !== null,
    };
  });
const endUtterance = (page: Page) =>
  page.evaluate(() =>
    (window.speechSynthesis as unknown as { speaking: { onend?: () => void } | null }).speaking?.onend?.(),
  );

test('a page is read aloud part by part, paused, continued and stopped, and sleeps on', async ({ page }) => {
  await noteAwake(page);
  await giveVoices(page, ['en-US', 'en-IN']);
  await page.goto(karma);
  const listen = page.getByRole('button', { name: 'Listen' });
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(listen).toBeVisible();
  await expect(stop).toBeHidden();
  await listen.click();
  expect(await heard(page)).toEqual({ said: ['Karma'], marked: 'Karma', speaks: true });
  await endUtterance(page);
  expect((await heard(page)).said[1]).toMatch(/^What comes back: .* free\.$/);

  await page.getByRole('button', { name: 'Pause' }).click();
  expect((await heard(page)).speaks).toBe(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  const again = await heard(page);
  expect([again.said[2], again.speaks]).toEqual([again.said[1], true]);
  await endUtterance(page);
  expect((await heard(page)).said[3]).toMatch(/^Karma only means act\./);
  await isAsleep(page);

  await stop.click();
  expect(await heard(page)).toMatchObject({ marked: null, speaks: false });
  await expect(stop).toBeHidden();
  await expect(listen).toBeFocused();

  await listen.click();
  await page.evaluate(() => dispatchEvent(new Event('wake')));
  await expect(page.locator('html[data-awake]')).toBeAttached();
  expect((await heard(page)).speaks).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Vegetarianism' }).first().click();
  await expect(page).toHaveURL(/vegetarianism/);
  await expect.poll(() => heard(page)).toMatchObject({ marked: null, speaks: false });
  await expect(listen).toBeVisible();
});

test('a page is offered to be heard only where the browser speaks its language', async ({ page }) => {
  await giveVoices(page, ['hi_IN']);
  await page.goto(blog);
  await expect(page.locator('read-aloud')).toBeAttached();
  await page.waitForFunction(() => speechSynthesis.getVoices().length > 0);
  await expect(page.getByRole('button', { name: 'Listen' })).toBeHidden();
  await page.goto(`/hi${blog}`);
  await page.getByRole('button', { name: hindi.listen, exact: true }).click();
  expect((await heard(page)).speaks).toBe(true);
});

test('with letters of 200 % the menu and the dialogs show all they have', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const name of ['Menu', 'Schedule', 'Donate Now']) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.locator(':modal, :popover-open');
    await expect(dialog).toHaveCount(1);
    const faults = await dialog.evaluate((one) => {
      const name = one.querySelector('b, h2')?.getBoundingClientRect();
      const field = one.querySelector('input[type="search"]')?.getBoundingClientRect();
      return {
        wider: one.scrollWidth - one.clientWidth,
        above: Math.min(0, name?.top ?? 0),
        overField: field && name ? name.bottom > field.top : false,
      };
    });
    expect({ name, ...faults }).toEqual({ name, wider: 0, above: 0, overField: false });
    await dialog.getByRole('button', { name: /Close/ }).first().click();
  }
});
