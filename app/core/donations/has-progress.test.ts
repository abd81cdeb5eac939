import { expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { hasProgress } from './has-progress.ts';

it.each([
  [0, 50_000_000, false],
  [499_999, 50_000_000, false],
  [500_000, 50_000_000, true],
  [60, 50, true],
])('₹%i of ₹%i: %s', (raised, target, shown) =>
  expect(hasProgress(rupees(raised), rupees(target))).toBe(shown),
);
