/**
 * Facts about money that the staff must review. The money itself is not held up: what is believed
 * of the snapshot is applied, and everything else goes on.
 */
export type WarningKind = SnapshotWarningKind | 'payment-unreadable' | 'event-parked';
type SnapshotWarningKind = 'returned-above-paid' | 'time-not-believed' | 'refund-failed';

/**
 * The facts, without anything personal: sums in paise, moments in ISO 8601. Which are there depends
 * on the kind.
 */
export type WarningFacts = {
  /** The reported sum or moment, and the one used instead. */
  said?: number | string;
  instead?: number | string;
  /** The gateway's number of a refund or an event. */
  number?: string;
  /** The unreadable parts of an entity, or the database's message. */
  flaw?: string;
};
