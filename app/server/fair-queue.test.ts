import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { BusyError, makeFairQueue } from './fair-queue.ts';

/** A queue whose work the test ends, and the order in which work began. */
function setUp(room: Parameters<typeof makeFairQueue>[0]) {
  const queue = makeFairQueue(room);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (owner: string, name: string) =>
    queue.take(owner, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const endAll = async (count: number) => {
    for (let at = 0; at < count; at += 1)
      await expect
        .poll(() => ends.length)
        .toBeGreaterThan(at)
        .then(() => ends[at]?.());
  };
  return { ask, begun, ends, endAll };
}

it('lets owners take turns, each in the order of their calls', async () => {
  const { ask, begun, endAll } = setUp({ mostOfOne: 10, mostOfAll: 20 });
  const answers = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name[0] ?? '', name));
  await endAll(7);
  expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('does no more at a time than its limit', async () => {
  const { ask, begun, endAll } = setUp({ atOnce: 2, mostOfOne: 10, mostOfAll: 20 });
  const answers = ['1', '2', '3'].map((name) => ask('a', name));
  await expect.poll(() => begun).toEqual(['1', '2']);
  await endAll(3);
  await Promise.all(answers);
});

it('does no more at a time for one owner than their share', async () => {
  const { ask, begun, ends, endAll } = setUp({ atOnce: 3, atOnceOfOne: 2, mostOfOne: 10, mostOfAll: 20 });
  const answers = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => ask(name[0] ?? '', name));
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1']);
  ends[0]?.();
  await expect.poll(() => begun).toHaveLength(4);
  await endAll(5);
  await Promise.all(answers);
});

it('refuses an owner who waits for too much, and nobody else', async () => {
  const { ask, endAll } = setUp({ mostOfOne: 2, mostOfAll: 20 });
  const answers = [ask('a', '1'), ask('a', '2'), ask('a', '3')];
  await expect(ask('a', '4')).rejects.toBeInstanceOf(BusyError);
  answers.push(ask('b', '5'));
  await endAll(4);
  await Promise.all(answers);
});

it('refuses everybody when too much waits in all, until some of it is done', async () => {
  const { ask, ends, endAll } = setUp({ mostOfOne: 9, mostOfAll: 2 });
  const answers = [ask('a', '1'), ask('b', '2'), ask('c', '3')];
  await expect(ask('d', '4')).rejects.toBeInstanceOf(BusyError);
  await expect.poll(() => ends.length).toBe(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  answers.push(ask('d', '4'));
  await endAll(4);
  await Promise.all(answers);
});

it('continues after work that failed', async () => {
  const queue = makeFairQueue({ mostOfOne: 5, mostOfAll: 5 });
  const failed = queue.take('a', () => Promise.reject(new Error('no')));
  const thrown = queue.take('a', () => {
    throw new Error('at once');
  });
  const done = queue.take('a', async () => 'done');
  await expect(failed).rejects.toThrow('no');
  await expect(thrown).rejects.toThrow('at once');
  expect(await done).toBe('done');
});

it('does work that waited within the request that asked for it', async () => {
  const queue = makeFairQueue({ mostOfOne: 10, mostOfAll: 20 });
  const request = new AsyncLocalStorage<number>();
  const ask = (id: number) => request.run(id, () => queue.take('a', async () => request.getStore()));
  expect(await Promise.all([1, 2, 3].map(ask))).toEqual([1, 2, 3]);
});
