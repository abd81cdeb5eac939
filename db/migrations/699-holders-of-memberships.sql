-- Since when a membership is its holder's, where it was transferred to them; null: since the application.
alter table memberships add column held_since timestamptz;
update memberships set held_since = given.at
from (select membership_id, max(at) as at from membership_events where kind = 'transferred' group by membership_id) as given
where given.membership_id = memberships.id;

-- Who holds one without an account is a guest of 270-guests.sql too, also to whom it was transferred.
select note_guest(name, email, phone, null, coalesce(held_since, applied_at)) from memberships
where person_id is null and approved_at is not null and email is not null and not exists (select from guests
  where mark = lower(memberships.email) and first_at <= coalesce(held_since, applied_at));
