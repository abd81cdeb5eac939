import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '../browser.ts';

/** The longest wait for a response; a visitor who waits longer counts as left without one. */
const patienceMs = 150_000;
const longestWaitMs = 3_000;
const againMs = 150;

/** No response within a visitor's patience. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/**
 * Repeats a request until a response is `enough`, as a person does who presses the button again,
 * after a longer wait each time: who pressed twelve times would be asked for a puzzle. No response,
 * or a 5xx, does not count.
 */
export async function untilAnswered(
  ask: () => Promise<Page>,
  enough: (page: Page) => boolean = () => true,
): Promise<Page> {
  const endsAt = performance.now() + patienceMs;
  let last = '';
  let waitMs = againMs;
  while (performance.now() < endsAt) {
    const page = await ask().catch((error: unknown) => {
      last = String(error);
      return null;
    });
    if (page && page.status < 500 && enough(page)) return page;
    if (page) last = `${page.status} ${page.location ?? ''}`;
    await sleep(waitMs);
    waitMs = Math.min(2 * waitMs, longestWaitMs);
  }
  throw new NoAnswer(`nobody answered: ${last}`);
}
