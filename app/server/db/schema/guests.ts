import type { GeneratedAlways } from 'kysely';

/** Written by triggers on gifts, orders and bookings; see db/migrations/270-guests.sql. */
export interface GuestsTable {
  id: GeneratedAlways<string>;
  /** 'radha@example.com', or '+919876543210 radha devi'. */
  mark: GeneratedAlways<string>;
  name: GeneratedAlways<string>;
  email: GeneratedAlways<string | null>;
  phone: GeneratedAlways<string | null>;
  city: GeneratedAlways<string | null>;
  first_at: GeneratedAlways<Date>;
}
