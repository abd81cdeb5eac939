-- Finds the letters whose address and words are due to be forgotten (mail/forget-letters.ts).
create index letters_to_forget on letters (created_at) where state <> 'queued' and recipient <> '';
