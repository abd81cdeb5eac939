-- What the form of the office asked for when it made the shift: another body under its key is another shift.
alter table shifts add column intent_hash text;
