import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { puzzle } from '#core/people/proof.ts';
import { siteKeys } from '../sealing/site-signature.ts';
import type { Services } from '../services.ts';
import { takeTry } from './tries.ts';

/** What a puzzle is for and whom: solved for one, it is worth nothing for another. */
export type PuzzleFor = { purpose: string; subject: string };

/** Larger than any of ours. */
const mostCharacters = 4000;

// The signature, checked first, vouches for the parameters; they pass through as they came.
const shape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      data: z.object({ for: z.string(), until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * A new puzzle, as text for the form that brings it back solved. About 3 ms of a worker thread;
 * nothing is stored.
 */
export async function makePuzzle(services: Services, wanted: PuzzleFor): Promise<string> {
  const [key] = siteKeys(services, 'puzzle');
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: puzzle.rounds,
    counter: randomInt(puzzle.most, puzzle.least),
    deriveKey,
    data: { for: nameOf(wanted), until: services.clock().getTime() + puzzle.minutes * 60_000 },
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: key,
  });
  return JSON.stringify(challenge);
}

/**
 * True, once, for a puzzle of ours that was solved for this within its ten minutes. `sent` is what
 * the form brought and is untrusted. By the clock of the services, not the library's.
 */
export async function takeSolvedPuzzle(
  services: Services,
  wanted: PuzzleFor,
  sent: string,
): Promise<boolean> {
  const read = readSolved(sent);
  if (!read) return false;
  const { challenge, solution } = read;
  const { data } = challenge.parameters;
  if (data.for !== nameOf(wanted) || data.until <= services.clock().getTime()) return false;
  for (const key of siteKeys(services, 'puzzle')) {
    const secrets = { hmacSignatureSecret: key, hmacKeySignatureSecret: key };
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
    if (verified) return takeTry(services, 'puzzle:once', challenge.signature);
  }
  return false;
}

function readSolved(sent: string): z.infer<typeof shape> | null {
  if (sent === '' || sent.length > mostCharacters) return null;
  try {
    return shape.safeParse(JSON.parse(sent)).data ?? null;
  } catch {
    return null;
  }
}

function nameOf({ purpose, subject }: PuzzleFor): string {
  return createHash('sha256').update(`${purpose}:${subject}`).digest('base64url');
}
