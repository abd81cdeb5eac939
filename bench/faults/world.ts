import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seededRandom } from '#server/demo/ledger/seeded-random.ts';
import type { Browser } from '../browser.ts';
import { NoAnswer } from './patience.ts';
import type { VisitedSystem } from './test-system.ts';

/** A visitor, known by an IP address, a telephone and an e-mail address that nobody else has. */
export type Person = { mark: string; email: string; phone: string; browser: Browser };

/** What visitors saw, to be compared with the final state. */
export type Notes = {
  /** The site showed the pay page of this donation. */
  donations: { id: string; email: string }[];
  orders: { id: string; email: string }[];
  /** The site showed the pay page of this stay. */
  stays: { id: string; email: string }[];
  /** The site showed the pay page of these passes, or of this seat in a class. */
  passes: { id: string; email: string }[];
  pupils: { id: string; email: string }[];
  /** The site showed the pay page of the deposit of these seats on a bus. */
  travellers: { id: string; email: string }[];
  /** The site showed the pay page of this rest, of a stay or of seats on a bus. */
  rests: { id: string; email: string }[];
  /** Bookings whose rest the desk takes. */
  restsAtDesk: string[];
  /** Applied for a membership that is paid in parts, of which each became a donation. */
  members: { id: string; email: string }[];
  /** The site accepted the claim that this reference paid for this donation. */
  claims: { utr: string; donation: string }[];
  /** The site showed the page of a booked seva; or that the slot is full. */
  sevas: { id: string; slot: string; email: string }[];
  sevasFull: { slot: string; email: string }[];
  /** Wanted a place in the slot, whatever the answer. */
  sevasWanted: { slot: string; email: string }[];
  /** The donation that a pay link became. */
  links: { id: string; donation: string }[];
  /** Forged events, and signed ones with another sum: nothing may be paid by them. */
  forged: { payment: string; donation: string; taken: boolean }[];
  oddSums: { payment: string; donation: string }[];
  /** Texts that a visitor should never have seen. */
  wrong: string[];
  unanswered: string[];
};

export type World = {
  system: VisitedSystem;
  notes: Notes;
  random: Random;
  /** A new visitor. */
  arrive: () => Person;
  isOpen: () => boolean;
};

export type Visit = (world: World) => Promise<void>;

export function emptyNotes(): Notes {
  return {
    donations: [],
    orders: [],
    stays: [],
    passes: [],
    pupils: [],
    travellers: [],
    rests: [],
    restsAtDesk: [],
    members: [],
    claims: [],
    sevas: [],
    sevasFull: [],
    sevasWanted: [],
    links: [],
    forged: [],
    oddSums: [],
    wrong: [],
    unanswered: [],
  };
}

let arrived = 0;

/** New visitors, with this word in their addresses. */
export function makeArrivals(system: VisitedSystem, name: string): () => Person {
  return () => {
    arrived += 1;
    const mark = `${name.replaceAll(' ', '-')}-${arrived}`;
    const address = `10.${2 + Math.trunc(arrived / 40_000)}.${Math.trunc(arrived / 200) % 200}.${1 + (arrived % 200)}`;
    return {
      mark,
      email: `${mark}@example.com`,
      phone: String(7_000_000_000 + arrived),
      browser: system.browse(address),
    };
  };
}

/**
 * One visit after another, each by a new visitor, until the load is stopped. An error in one is
 * recorded and ends only it.
 */
export async function visitUntilClosed(
  { system, notes, isOpen }: Pick<World, 'system' | 'notes' | 'isOpen'>,
  { seed, name, visit, pause }: { seed: number; name: string; visit: Visit; pause: number },
): Promise<void> {
  const random = seededRandom(seed, name);
  const arrive = makeArrivals(system, name);
  while (isOpen()) {
    await visit({ system, notes, random, arrive, isOpen }).catch((error: unknown) => {
      if (error instanceof NoAnswer) notes.unanswered.push(`${name}: ${error.message}`);
      else notes.wrong.push(`${name}: ${String(error)}`);
    });
    if (pause > 0) await sleep(pause);
  }
}

/**
 * Presses the button once, or twice at once as an impatient thumb does; both must get the same
 * answer in the end.
 */
export async function press<Answer>(twice: boolean, ask: () => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(twice ? [ask(), ask()] : [ask()]);
}
