const day = 24 * 60 * 60 * 1_000;

/**
 * How long a begun gift may be paid for (our choice), and how long a failed payment may still turn
 * good (rule P6).
 */
export const givingWindows = { payableFor: 1 * day, lateAuthorisation: 3 * day } as const;

/** Money captured after this moment is not taken for the gift by itself; a person decides. */
export function acceptedUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + givingWindows.payableFor + givingWindows.lateAuthorisation);
}
