-- Until which moment the site has looked for rows whose time to appear or to go has come (server/content/desk).
create table content_clock (
  one boolean primary key default true check (one),
  seen_at timestamptz not null
);
insert into content_clock (seen_at) values (now());
