import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWatchLine } from './watch-line.ts';

// A page with a number, a clock that is moved by hand, and a line that answers what the test says.

let answer: object | null;
let asked: number;
const reload = vi.fn();
const texts = { '.before': { textContent: '' }, '.wait': { textContent: '' } };
const host = {
  getAttribute: (name: string) => (name === 'now' ? '/line/door_1/now' : '50'),
  querySelector: (part: keyof typeof texts) => texts[part],
} as unknown as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  asked = 0;
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (!answer) throw new TypeError('no line');
    return Response.json(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

it('says how many are before it, and loads the page when its number is called', async () => {
  answer = { open: false, called: 37, aMinute: 4 };
  const stop = startWatchLine(host);
  await seconds(4);
  expect([texts['.before'].textContent, texts['.wait'].textContent]).toEqual([
    '12 numbers are before you.',
    'About 3 minutes.',
  ]);
  answer = { open: false, called: 49, aMinute: 4 };
  await seconds(10);
  expect([texts['.before'].textContent, texts['.wait'].textContent]).toEqual(['You are the next.', '']);
  expect(reload).not.toHaveBeenCalled();
  answer = { open: false, called: 50, aMinute: 4 };
  await seconds(10);
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

it('loads the page when the door opens', async () => {
  answer = { open: true, called: 0, aMinute: 0 };
  startWatchLine(host);
  await seconds(4);
  expect(reload).toHaveBeenCalledOnce();
});

it('goes on asking while the phone has no line, seldom where the wait is long, and stops', async () => {
  answer = null;
  const stop = startWatchLine(host);
  await seconds(30);
  expect(asked).toBeGreaterThan(2);
  answer = { open: false, called: 0, aMinute: 1 };
  await seconds(10);
  const before = asked;
  await seconds(60);
  expect(asked - before).toBeLessThanOrEqual(4);
  stop();
  const atEnd = asked;
  await seconds(60);
  expect(asked).toBe(atEnd);
  expect(reload).not.toHaveBeenCalled();
});
