-- Codes and links that somebody waits for go before the receipts of a festival day; this finds them behind any
-- number of receipts (mail/send-letters.ts asks with the same condition).
create index letters_due_urgent on letters (next_try_at) where state = 'queued' and kind <> 'gift-receipt';
