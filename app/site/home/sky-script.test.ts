import { expect, it } from 'vitest';
import { isDusk } from '#core/home/sky.ts';
import { skyScript } from './sky-script.ts';

const run = new Function('Date', 'document', skyScript);

function scriptSaysDusk(now: number): boolean {
  const dataset: { theme?: string } = {};
  run({ now: () => now }, { currentScript: { parentElement: { dataset } } });
  return dataset.theme === 'night';
}

it('the inline script and the core function agree on every minute of a day', () => {
  const midnight = Date.parse('2026-11-20T00:00:00+05:30');
  const minutes = Array.from({ length: 1_440 }, (_, minute) => midnight + minute * 60_000 + 59_999);
  expect(minutes.filter((now) => scriptSaysDusk(now) !== isDusk(now))).toEqual([]);
});
