import { expect, it } from 'vitest';
import { CommitUnknownError } from './lost-connection.ts';
import { changesNothing, patientClient } from './patient-client.ts';
import type { Client } from './prepared-client.ts';

const lost = Object.assign(new Error('terminating connection'), { code: '57P01' });
const demoted = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), {
  code: '25006',
});

/** A connection on which these statements fail; it logs what it was asked and how it was left. */
function fakeClient(name: string, log: string[], fails: Record<string, Error> = {}): Client {
  return {
    query: async (text: string) => {
      log.push(`${name} ${text}`);
      if (fails[text]) throw fails[text];
      return { rows: [] };
    },
    release: (destroyed: unknown) => log.push(`${name} ${destroyed ? 'destroyed' : 'given back'}`),
  } as unknown as Client;
}

function open(fails: Record<string, Error>): { client: Client; log: string[] } {
  const log: string[] = [];
  const client = patientClient(fakeClient('a', log, fails), async () => fakeClient('b', log));
  return { client, log };
}

it.each(['begin', 'select 1'])('%s is done again on another connection', async (text) => {
  const { client, log } = open({ [text]: lost });
  await client.query(text);
  client.release();
  expect(log).toEqual([`a ${text}`, 'a destroyed', `b ${text}`, 'b given back']);
});

it('a read is done again once, since the server may fail of it', async () => {
  const log: string[] = [];
  const fails = { 'select 1': lost };
  const client = patientClient(fakeClient('a', log, fails), async () => fakeClient('b', log, fails));
  await expect(client.query('select 1')).rejects.toBe(lost);
  client.release();
  expect(log).toEqual(['a select 1', 'a destroyed', 'b select 1', 'b destroyed']);
});

it.each([
  ['a write', ['insert into t values (1)'], lost],
  ['a read inside a transaction', ['begin', 'select 1'], lost],
  ['a write on a server that became a standby', ['insert into t values (1)'], demoted],
])('%s is not, and its connection is never given back', async (_, texts, fault) => {
  const last = texts.at(-1) ?? '';
  const { client, log } = open({ [last]: fault });
  for (const text of texts.slice(0, -1)) await client.query(text);
  await expect(client.query(last)).rejects.toBe(fault);
  client.release();
  expect(log).toEqual([...texts.map((text) => `a ${text}`), 'a destroyed']);
});

it('says of a commit that was cut off that it may have happened', async () => {
  const { client, log } = open({ commit: lost });
  await client.query('begin');
  await expect(client.query('commit')).rejects.toThrow(CommitUnknownError);
  client.release();
  expect(log.at(-1)).toBe('a destroyed');
});

it('begins each turn of a connection outside of a transaction', async () => {
  const { client, log } = open({ 'select 1': lost });
  await client.query('begin');
  client.release();
  await client.query('select 1');
  expect(log.slice(-2)).toEqual(['a destroyed', 'b select 1']);
});

it('gives back a connection after a refusal of the statement itself', async () => {
  const refused = Object.assign(new Error('duplicate key'), { code: '23505' });
  const { client, log } = open({ 'insert into t': refused });
  await expect(client.query('insert into t')).rejects.toBe(refused);
  client.release();
  expect(log.at(-1)).toBe('a given back');
});

it.each([
  ['select "updated_at" from "orders"', true],
  ['with recent as (select 1) select * from recent', true],
  ['with made as (insert into t values (1) returning id) select * from made', false],
  ['select id from t for update', false],
  ['select id from t for key share', false],
  ['select pg_notify($1, $2)', false],
  ['select pg_try_advisory_lock(1)', false],
  ["select nextval('numbers')", false],
  ['update t set a = 1', false],
  ['delete from t', false],
  ['listen content_changed', false],
])('%s', (text, expected) => {
  expect(changesNothing(text)).toBe(expected);
});
