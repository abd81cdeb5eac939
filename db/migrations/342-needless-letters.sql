-- A letter that is needless when its turn comes (what it was about is over or gone) is neither sent nor a fault of the
-- post: the office's System screen counted it as given up. Its row stays, so that its cause never writes another.
alter table letters drop constraint letters_state_check;
alter table letters add constraint letters_state_check
  check (state in ('queued', 'sent', 'given-up', 'needless'));
update letters set state = 'needless', data = '{}', last_error = null
where state = 'given-up' and last_error = 'what it was about is gone' and kind not in ('gift-receipt', 'payment-returned', 'order', 'order-returned');
