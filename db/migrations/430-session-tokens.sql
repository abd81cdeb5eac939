-- The token of a session is kept as its hash: who reads the database, or a backup of it, is not signed in by that. The
-- tokens written so far were signed by a library that is gone, so everybody signs in once more.
delete from sessions;
alter table sessions rename column token to token_hash;
