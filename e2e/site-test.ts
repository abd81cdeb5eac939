import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type WebError,
} from '@playwright/test';

// Chromium itself reports every 4xx document; those are answers of ours, checked by the tests that
// cause them.
const ownAnswer = /^Failed to load resource: the server responded with a status of 4\d\d/;

// The demo's mailbox shows letters in a sandbox; the browser reports it when the test driver looks
// inside.
const sandboxedLetter = /^Blocked script execution in 'about:srcdoc'/;
const expected = (text: string) => ownAnswer.test(text) || sandboxedLetter.test(text);

/**
 * What a worker keeps for its looks: `visited` is their context, and `withoutScript` one that runs
 * no script. Both are made when a test asks for them, and are declared here for every file: between
 * files that declare others, Playwright ends worker and browser.
 */
type Kept = { visited: BrowserContext; withoutScript: BrowserContext };

/** Playwright's test; it fails when any page it opened wrote an error to the console. */
export const test = base.extend<{ quietConsole: undefined }, Kept>({
  visited: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  withoutScript: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ ...project.use, javaScriptEnabled: false });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  quietConsole: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error' && !expected(message.text())) errors.push(message.text());
      };
      const onError = (fault: WebError) => errors.push(fault.error().message);
      context.on('console', onConsole).on('weberror', onError);
      await use(undefined);
      context.off('console', onConsole).off('weberror', onError);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
