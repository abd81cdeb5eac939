import { expect, it } from 'vitest';
import { hostOf, readDatabaseHosts } from './database-hosts.ts';

it.each([
  ['postgres://u:p@one/db', ['postgres://u:p@one/db'], false],
  [
    'postgresql://u:p@localhost/db?host=%2Ftmp%2Fx&port=5',
    ['postgresql://u:p@localhost/db?host=%2Ftmp%2Fx&port=5'],
    false,
  ],
  ['postgres://u:p@one/db?target_session_attrs=any', ['postgres://u:p@one/db'], false],
  ['postgres://u:p@one/db?target_session_attrs=read-write', ['postgres://u:p@one/db'], true],
  [
    'postgres://u:p%40w@a:5432,b:5433/db?target_session_attrs=read-write&sslmode=verify-full',
    ['postgres://u:p%40w@a:5432/db?sslmode=verify-full', 'postgres://u:p%40w@b:5433/db?sslmode=verify-full'],
    true,
  ],
  ['postgres://a,[::1]:7,c/db', ['postgres://a/db', 'postgres://[::1]:7/db', 'postgres://c/db'], true],
  ['postgres://a,b?target_session_attrs=primary', ['postgres://a', 'postgres://b'], true],
])('%s', (url, addresses, mustWrite) => {
  expect(readDatabaseHosts(url)).toEqual({ addresses, mustWrite });
});

it.each([
  ['postgres://u:secret@a,b/db?target_session_attrs=any', 'read-write'],
  ['postgres://u:secret@a,b/db?target_session_attrs=prefer-standby', 'read-write'],
  ['postgres://u:secret@a/db?target_session_attrs=standby', 'read-write'],
  ['postgres://u:secret@a,,b/db', 'comma'],
  ['postgres://u:secret@a,b/db?host=c', 'parameter host'],
])('refuses %s', (url, word) => {
  expect(() => readDatabaseHosts(url)).toThrow(word);
  expect(() => readDatabaseHosts(url)).not.toThrow('secret');
});

it('names a server without user and password', () => {
  expect(hostOf('postgres://u:p%40w@a:5432/db?x=@')).toBe('a:5432');
});
