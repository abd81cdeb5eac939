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
 * Repeats a request until a response is `enough`, as a person does who presses the button again.
 * A 5xx does not count.
 */
export function untilAnswered(
  ask: () => Promise<Page>,
  enough: (page: Page) => boolean = () => true,
): Promise<Page> {
  return untilSucceeds(async () => {
    const page = await ask();
    if (page.status < 500 && enough(page)) return page;
    throw new Error(`${page.status} ${page.location ?? ''}`);
  });
}

/**
 * Tries again what failed, after a longer wait each time: who pressed twelve times would be asked
 * for a puzzle.
 */
export async function untilSucceeds<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const endsAt = performance.now() + patienceMs;
  let last = '';
  let waitMs = againMs;
  while (performance.now() < endsAt) {
    try {
      return await attempt();
    } catch (error) {
      last = String(error);
    }
    await sleep(waitMs);
    waitMs = Math.min(2 * waitMs, longestWaitMs);
  }
  throw new NoAnswer(`nobody answered: ${last}`);
}
