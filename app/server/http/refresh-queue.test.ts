import { expect, it } from 'vitest';
import { makeRefreshQueue } from './refresh-queue.ts';

/** A queue whose work the test ends. */
function setUp() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const queue = makeRefreshQueue((key) => {
    begun.push(key);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  const endNext = async () => {
    const count = begun.length;
    ends.at(-1)?.();
    await expect.poll(() => begun.length).toBe(count + 1);
  };
  return { queue, begun, ends, endNext };
}

it('does one thing at a time, what a visitor requested first, each once', async () => {
  const { queue, begun, ends, endNext } = setUp();
  for (const key of ['/', '/blogs', '/events', '/shop', '/blogs']) queue.add(key);
  queue.add('/shop', 'first');
  expect(begun).toEqual(['/']);
  for (let left = 3; left > 0; left -= 1) await endNext();
  ends.at(-1)?.();
  await queue.settled();
  expect(begun).toEqual(['/', '/shop', '/blogs', '/events']);
});

it('begins again after it was idle, and drops what it is asked to drop', async () => {
  const { queue, begun, ends } = setUp();
  queue.add('/');
  ends.at(-1)?.();
  await queue.settled();
  queue.add('/blogs');
  queue.add('/events');
  queue.clear();
  ends.at(-1)?.();
  await queue.settled();
  expect(begun).toEqual(['/', '/blogs']);
});
