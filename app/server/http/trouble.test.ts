import { expect, it } from 'vitest';
import { CommitUnknownError, DatabaseAwayError } from '../db/lost-connection.ts';
import { BusyError } from '../fair-queue.ts';
import { isDiskFull, isOverload } from './trouble.ts';

const coded = (code: string) => Object.assign(new Error(code), { code });

it.each<[string, unknown, boolean]>([
  ['a full queue', new BusyError('full'), true],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), true],
  ['too many connections', coded('53300'), true],
  ['a full disk of Postgres', coded('53100'), true],
  ['a full disk of our own', coded('ENOSPC'), true],
  ['a disk of Postgres that fails', coded('58030'), true],
  ['a limit that Postgres was given', coded('53400'), true],
  ['a Postgres that stops', coded('57P01'), true],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), true],
  ['a database that became a standby', coded('25006'), true],
  ['a pooler that lost its server', coded('08P01'), true],
  ['a commit that may have happened', new CommitUnknownError(coded('57P01')), true],
  ['a database that stayed away', new DatabaseAwayError('away'), true],
  ['what one of them caused', new Error('no letter', { cause: coded('53300') }), true],
  ['a broken rule of a table', coded('23505'), false],
  ['a fault of ours', new TypeError('x is not a function'), false],
  ['nothing', null, false],
  ['a text', 'thrown', false],
])('%s', (_, error, overload) => {
  expect(isOverload(error)).toBe(overload);
});

it('tells a full disk from other errors', () => {
  expect([coded('53100'), coded('ENOSPC'), coded('53300'), null].map(isDiskFull)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
