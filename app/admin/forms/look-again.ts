import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Re-exported as shouldRevalidate by screens of actions (a claim, an order, a refund): an action
 * that was refused because somebody else was quicker shows the current state, not the button again.
 * Not for forms with a version, which keep the one they were opened with; and not where no action
 * answered (shared/not-saved.tsx).
 */
export function lookAgain(
  asked: Pick<ShouldRevalidateFunctionArgs, 'actionResult' | 'defaultShouldRevalidate'>,
) {
  return asked.defaultShouldRevalidate || asked.actionResult !== undefined;
}
