/**
 * News of money that a person has to look at. The money itself is not held up by it: what is believed of the news is
 * worked in, and everybody else's goes on.
 */
export type WarningKind = SnapshotWarningKind | 'payment-unreadable' | 'event-parked';
type SnapshotWarningKind = 'returned-above-paid' | 'time-not-believed' | 'refund-failed';

/** What was said, without anything personal: sums in paise, moments in ISO 8601. Which are there depends on the kind. */
export type WarningFacts = {
  /** The sum or the moment that was said, and the one that is believed instead. */
  said?: number | string;
  instead?: number | string;
  /** The gateway's number of a refund or an event. */
  number?: string;
  /** Which parts of an entity cannot be read, or what the database said. */
  flaw?: string;
};
