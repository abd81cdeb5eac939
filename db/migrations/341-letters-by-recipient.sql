-- Whoever is erased has what was written to them forgotten (mail/forget-letters.ts); rows of letters are never deleted,
-- most of them are forgotten and need no place in the index.
create index letters_by_recipient on letters (lower(recipient)) where recipient <> '';
