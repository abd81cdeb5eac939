import type { ColumnType, GeneratedAlways } from 'kysely';

/**
 * Written by triggers on donations, orders, bookings and requests; see
 * db/migrations/270-guests.sql.
 */
export interface GuestsTable {
  id: GeneratedAlways<string>;
  /**
   * 'radha@example.com', or '+919876543210 radha devi'; with the id appended once it is an
   * account's former address.
   */
  mark: ColumnType<string, never, string>;
  name: GeneratedAlways<string>;
  email: GeneratedAlways<string | null>;
  phone: GeneratedAlways<string | null>;
  city: GeneratedAlways<string | null>;
  first_at: GeneratedAlways<Date>;
  /** Whose former address this is, and until when it was theirs. */
  account_id: ColumnType<string | null, never, string>;
  until: ColumnType<Date | null, never, Date>;
}
