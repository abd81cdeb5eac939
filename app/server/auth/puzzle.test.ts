import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { puzzle } from '#core/people/proof.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { makePuzzle, type PuzzleFor, takeSolvedPuzzle } from './puzzle.ts';
import { solved } from './test-puzzles.ts';

let database: TestDatabase;
let services: Services;
let now: Date;

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db, { clock: () => now });
});
afterAll(() => database.close());
beforeEach(() => {
  // Long before the machine's clock, which must not matter.
  now = new Date('2026-03-01T06:00:00Z');
});

const wanted: PuzzleFor = { purpose: 'contact', subject: 'per_one' };
const solvedPuzzle = async (site = services) => solved({ challenge: await makePuzzle(site, wanted) });
const withSecrets = (sessionSecret: string, previousSessionSecret?: string): Services => ({
  ...services,
  config: { ...services.config, sessionSecret, previousSessionSecret } as Services['config'],
});

it('is accepted once, also of many requests at once', async () => {
  const proof = await solvedPuzzle();
  const burst = await Promise.all(
    Array.from({ length: 20 }, () => takeSolvedPuzzle(services, wanted, proof)),
  );
  expect(burst.filter(Boolean)).toHaveLength(1);
  expect(await takeSolvedPuzzle(services, wanted, proof)).toBe(false);
});

it('is accepted once, however it is encoded and whatever is added', async () => {
  const { challenge, solution } = JSON.parse(await solvedPuzzle());
  const sent = (changed: object) => JSON.stringify({ challenge, solution, ...changed });
  expect(await takeSolvedPuzzle(services, wanted, sent({}))).toBe(true);
  for (const again of [
    sent({ more: 1 }),
    sent({ challenge: { ...challenge, more: 1 } }),
    sent({ challenge: { ...challenge, signature: challenge.signature.toUpperCase() } }),
    sent({ challenge: { ...challenge, signature: `${challenge.signature} ` } }),
    sent({ solution: { ...solution, counter: solution.counter + 1 } }),
  ])
    expect(await takeSolvedPuzzle(services, wanted, again)).toBe(false);
});

it('is accepted only for the purpose and the subject it was made for', async () => {
  const proof = await solvedPuzzle();
  expect(await takeSolvedPuzzle(services, { ...wanted, purpose: 'request' }, proof)).toBe(false);
  expect(await takeSolvedPuzzle(services, { ...wanted, subject: 'per_other' }, proof)).toBe(false);
  expect(await takeSolvedPuzzle(services, wanted, proof)).toBe(true);
});

it('is valid for ten minutes', async () => {
  const [early, late] = [await solvedPuzzle(), await solvedPuzzle()];
  now = new Date(now.getTime() + puzzle.minutes * 60_000 - 1);
  expect(await takeSolvedPuzzle(services, wanted, early)).toBe(true);
  now = new Date(now.getTime() + 1);
  expect(await takeSolvedPuzzle(services, wanted, late)).toBe(false);
});

it('is not accepted unsolved, forged, or made easier', async () => {
  const { challenge, solution } = JSON.parse(await solvedPuzzle());
  const { parameters } = challenge;
  const sent = (changed: object) => JSON.stringify({ challenge, solution, ...changed });
  const parametersWith = (changed: object) =>
    sent({ challenge: { ...challenge, parameters: { ...parameters, ...changed } } });
  for (const bad of [
    '',
    'null',
    '{',
    '[]',
    'x'.repeat(100_000),
    sent({ solution: null }),
    sent({ solution: { ...solution, derivedKey: '' } }),
    sent({ solution: { ...solution, derivedKey: `${parameters.keyPrefix}${parameters.keyPrefix}` } }),
    sent({ challenge: { parameters } }),
    sent({ challenge: { ...challenge, signature: '0'.repeat(64) } }),
    parametersWith({ keyPrefix: '00' }),
    parametersWith({ keySignature: undefined }),
    parametersWith({ cost: 1 }),
    parametersWith({ data: { ...parameters.data, until: parameters.data.until + 1 } }),
  ])
    expect(await takeSolvedPuzzle(services, wanted, bad), bad.slice(0, 80)).toBe(false);
  expect(await takeSolvedPuzzle(services, wanted, sent({}))).toBe(true);
});

it('is accepted while the session secret is being replaced, and not by another site', async () => {
  const [one, two, three] = ['one', 'two', 'three'].map((name) => name.padEnd(40, name)) as [
    string,
    string,
    string,
  ];
  const proof = await solvedPuzzle(withSecrets(one));
  expect(await takeSolvedPuzzle(withSecrets(two), wanted, proof)).toBe(false);
  expect(await takeSolvedPuzzle(withSecrets(two, three), wanted, proof)).toBe(false);
  expect(await takeSolvedPuzzle(withSecrets(two, one), wanted, proof)).toBe(true);
});
