import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { migrationFaults } from './scripts/migration-faults.ts';

// A release runs beside the one before it, on one schema (docs/decisions/releases.md).

describe('what a migration may not do', () => {
  it.each([
    ['alter table causes drop column picture;', ['contract: drop column picture of causes']],
    ['alter table causes rename column a to b;', ['contract: rename column a to b of causes']],
    ['drop table media_pieces;', ['contract: an end of media_pieces']],
    [
      'alter table donations alter column total type numeric;',
      ['type: alter column total type numeric of donations'],
    ],
    ['alter table donations alter note set not null', ['not-null: alter note set not null of donations']],
    [
      'alter table causes add column kind text not null;',
      ['not-null: add column kind text not null of causes'],
    ],
    [
      'alter table donations add constraint amounts check (a > 0 and b in (1, 2));',
      ['constraint: add constraint amounts check (a > 0 and b in (1, 2)) of donations'],
    ],
    [
      'alter table letters add column cause text references causes (id);',
      ['constraint: add column cause text references causes (id) of letters'],
    ],
    [
      'alter table letters add column key uuid default gen_random_uuid();',
      ['rewrite: add column key uuid default gen_random_uuid() of letters'],
    ],
    [
      'alter table letters add column tries int check (tries > 0);',
      ['constraint: add column tries int check (tries > 0) of letters'],
    ],
    ['do $$ begin update people set name = name; end $$;', ['rows: a block of code of what its code names']],
    ['create unique index one on people (mobile);', ['index: an index of people']],
    ["update letters set state = 'a;b';", ['rows: a change of many rows of letters']],
    ['alter table payments add column a text, drop column b;', ['contract: drop column b of payments']],
  ])('%s', (sql, faults) => expect(migrationFaults(sql)).toEqual(faults));
});

describe('what it may', () => {
  it.each([
    'alter table donations add column note text;',
    "alter table donations add column place text not null default 'here';",
    'alter table donations alter note drop not null;',
    'alter table payments add constraint kinds check (kind in (1, 2)) not valid;',
    'alter table payments drop constraint kinds, add constraint kinds check (kind in (1, 2, 3)) not valid;',
    'alter table payments validate constraint kinds;',
    'create table visits (id text primary key); create index on_day on visits (id); update visits set id = id;',
    '-- drop table people;\nselect 1;',
    'create index few on causes (name);',
    '-- allowed: index: 100,000 letters, 90 ms on two cores\ncreate index letters_x on letters (x);',
  ])('%s', (sql) => expect(migrationFaults(sql)).toEqual([]));

  it('an exception has its reason', () => {
    expect(migrationFaults('-- allowed: index: fast\ncreate index letters_x on letters (x);')).toHaveLength(
      1,
    );
  });
});

/** Those from before this rule, by their numbers. */
const before = new Set([
  ...['032', '051', '100', '101', '102', '180', '181', '183', '191', '200', '201', '202', '203'],
  ...['204', '221', '240', '250', '260', '270', '272', '286', '290', '301', '330', '331', '341'],
  ...['342', '350', '371', '372', '373', '380', '390', '430', '440', '491', '500', '540', '541'],
  ...['545', '600', '601', '603', '604'],
]);

it('is as short as it was', () => expect(before.size).toBe(44));

const folder = 'db/migrations';
it.each(readdirSync(folder).filter((name) => !before.has(name.slice(0, 3))))('%s keeps to it', (name) => {
  expect(migrationFaults(readFileSync(`${folder}/${name}`, 'utf8'))).toEqual([]);
});
