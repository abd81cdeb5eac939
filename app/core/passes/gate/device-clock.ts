/** What a meeting said about the clock: sent and received by the telephone, `now` by the site. */
export type Meeting = { sent: number; received: number; now: number };

/** A slower answer says too little about the moment in which the site wrote its time. */
const mostRoundTripMs = 8_000;

/**
 * How many milliseconds the telephone is behind the site (negative: ahead), as NTP computes it (RFC
 * 5905, section 8) when both ways are as long; null where the answer took too long to say it.
 */
export function skewOf({ sent, received, now }: Meeting): number | null {
  const trip = received - sent;
  return trip >= 0 && trip <= mostRoundTripMs ? Math.round(now - (sent + received) / 2) : null;
}

/** A clock that was never compared, or changed since, may be wrong by so much. */
export const clockSkewMinutes = 10;
/** How long before and after its time a pass is the steward's to decide. */
export const graceMinutes = 30;
