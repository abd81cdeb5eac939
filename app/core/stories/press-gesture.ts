/** Pixels a finger travels sideways before it is a swipe (rule S37). */
const swipeOver = 50;
/** Milliseconds; a longer press was to look, not to turn. */
const holdFrom = 400;

export type Press = { /** Pixels to the right and down. */ dx: number; dy: number; heldMs: number };

/**
 * The gesture of a finished press. A swipe to the right goes back, to the left forward (rule S37).
 */
export function gestureOf({ dx, dy, heldMs }: Press): 'back' | 'next' | 'hold' | 'tap' {
  if (Math.abs(dx) > swipeOver && Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'back' : 'next';
  return heldMs >= holdFrom ? 'hold' : 'tap';
}
