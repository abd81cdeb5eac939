-- What a film shows before it runs, and where it never does. Named as `media` is: a picture of ours, or an address.
alter table stories add column poster text;
