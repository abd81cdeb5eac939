const day = 24 * 60 * 60 * 1_000;

/**
 * How long a new donation may be paid for (our choice), and how long a failed payment may still
 * succeed (rule P6).
 */
export const payWindows = { payableFor: 1 * day, lateAuthorisation: 3 * day } as const;

/**
 * Money captured after this moment is not taken for the donation automatically; it is for review.
 */
export function acceptedUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + payWindows.payableFor + payWindows.lateAuthorisation);
}
