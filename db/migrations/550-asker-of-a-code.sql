-- Who asked for a code (server/bookings/unproven-shares.ts: an account, or the keyed hash of an IP address): one asker waits
-- between two codes of a number, and a stranger who asks makes nobody else wait.
alter table mobile_codes add column asker text not null default '';
