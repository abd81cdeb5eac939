-- Why the money of a gift goes back: it settles nothing, the gift was paid twice (and the other one stands), or another
-- reason, which only an owner approves. Of an order its lines say why.
alter table refunds add column ground text check (ground in ('spare', 'twice', 'other'));
update refunds set ground = case when twin_donation_id is null then 'spare' else 'twice' end
  where donation_id is not null;
alter table refunds add constraint refunds_gift_has_ground check ((donation_id is null) = (ground is null));
alter table refunds add constraint refunds_twice_names_twin
  check ((ground is not distinct from 'twice') = (twin_donation_id is not null));
create trigger refunds_ground_stands before update on refunds for each row
  when (new.ground is distinct from old.ground) execute function forbid_change();
create index refunds_by_twin on refunds (twin_donation_id) where twin_donation_id is not null;
