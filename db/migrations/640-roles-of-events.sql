-- Two more roles: who prepares an event and its passes, and who stands at its gates.
alter table staff_roles drop constraint staff_roles_role_check;
alter table staff_roles add constraint staff_roles_role_check check (role in ('owner', 'accounts', 'content',
  'seva-desk', 'shop-desk', 'guest-house-desk', 'event-organiser', 'gate-steward', 'viewer')) not valid;
