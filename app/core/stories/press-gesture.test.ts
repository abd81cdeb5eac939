import { describe, expect, it } from 'vitest';
import { gestureOf } from './press-gesture.ts';

describe('gestures', () => {
  it.each([
    ['tap', 0, 0, 90],
    ['tap', 50, 0, 90],
    ['tap', -50, 3, 399],
    ['hold', 0, 0, 400],
    ['hold', 12, 90, 2000],
    ['back', 51, 0, 90],
    ['back', 240, 40, 3000],
    ['next', -51, 0, 90],
    ['tap', 60, 80, 90],
    ['tap', -60, -60, 90],
  ] as const)('%s: %i px right, %i px down, %i ms', (gesture, dx, dy, heldMs) =>
    expect(gestureOf({ dx, dy, heldMs })).toBe(gesture),
  );
});
