import { defineConfig } from '@playwright/test';
import { withoutPictures } from './e2e/browser.ts';

const port = 3410;
const harness = 'fault-harness.spec.ts';

// Debian's Chromium, since a browser cannot be downloaded everywhere. The site is the production build with demo
// content on a data folder of its own, made anew for each run. A journey runs once, on the phone; at the desk with the
// tag @desktop, at both with @both, where the width makes another page of it (docs/testing.md).
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Three browsers for two cores: one of them waits for the site at any time. Files run in the
  // order of the projects: the fault harness takes longest, so it begins first.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  // An upper bound only: the browsers share two cores with the site and its Postgres.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'America/New_York',
    // What moves takes time; journeys of carousels and stories ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace of each journey takes half of the suite's time; `--trace retain-on-failure` makes them for one run.
    trace: 'off',
    launchOptions: withoutPictures,
  },
  projects: [
    { name: 'faults', testMatch: harness },
    {
      name: 'phone',
      testIgnore: harness,
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: harness,
      grep: /@desktop|@both/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node e2e/fresh-site.ts',
    url: `http://127.0.0.1:${port}/health/live`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(port), DATA_FOLDER: 'data/e2e', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '1' },
    stdout: 'pipe',
  },
});
