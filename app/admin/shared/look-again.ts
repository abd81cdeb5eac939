import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Re-exported as shouldRevalidate by screens of deeds (a claim, an order, a refund): a deed that was refused because
 * somebody else was quicker shows how things stand now, not the button again. Not for forms with a version, which keep
 * the one they were opened with; and not where no action answered (shared/not-saved.tsx).
 */
export function lookAgain(
  asked: Pick<ShouldRevalidateFunctionArgs, 'actionResult' | 'defaultShouldRevalidate'>,
) {
  return asked.defaultShouldRevalidate || asked.actionResult !== undefined;
}
