import { afterEach, expect, it, vi } from 'vitest';
import { isBack } from '#core/home/returning.ts';
import { visitScript } from './visit-mark.ts';

afterEach(() => vi.useRealTimers());

/** Runs the script in a browser whose storage has this mark; whether it says 'back'. */
function run(stored: Record<string, string>): boolean {
  const document = { documentElement: { dataset: {} as Record<string, string> } };
  const localStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: unknown) => {
      stored[key] = String(value);
    },
  };
  new Function('document', 'localStorage', visitScript)(document, localStorage);
  return 'back' in document.documentElement.dataset;
}

it('stores the first visit once, and decides as core/home/returning', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T05:00:00+05:30') });
  const stored: Record<string, string> = {};
  expect(run(stored)).toBe(false);
  const first = stored.firstVisit ?? null;
  expect(first).toBe(String(Date.now()));
  for (const hours of [1, 3, 4, 4.1, 24]) {
    vi.setSystemTime(Number(first) + hours * 3_600_000);
    expect(run(stored), `${hours} hours later`).toBe(isBack(first, Date.now()));
  }
  expect(stored.firstVisit).toBe(first);
});

it('leaves the page as it is where storage is forbidden', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('SecurityError');
    },
  };
  expect(() => new Function('localStorage', visitScript)(forbidden)).not.toThrow();
});
