import { type Browser, openBrowser } from '../browser.ts';
import { NoAnswer } from './patience.ts';
import { type Random, seededRandom } from './random.ts';
import type { TestSystem } from './test-system.ts';

/** Whoever visits, known by an address, a telephone and an e-mail address that nobody else has. */
export type Person = { mark: string; email: string; phone: string; browser: Browser };

/** What visitors were told, to be held against what is true at the end. */
export type Notes = {
  /** The site showed the page on which this gift is paid. */
  donations: { id: string; email: string }[];
  orders: { id: string; email: string }[];
  /** The site took the claim that this reference paid for this gift. */
  claims: { utr: string; donation: string }[];
  /** The site showed the page of a booked seva; who was told that the slot is full. */
  sevas: { id: string; slot: string; email: string }[];
  sevasFull: { slot: string; email: string }[];
  /** Wanted a place in the slot, whatever they were told. */
  sevasWanted: { slot: string; email: string }[];
  /** Letters of the gateway that were forged, and true ones that tell of another sum: nothing may be paid by them. */
  forged: { payment: string; donation: string; taken: boolean }[];
  oddSums: { payment: string; donation: string }[];
  /** Sentences about what a visitor should never have been told. */
  wrong: string[];
  unanswered: string[];
};

export type World = {
  system: TestSystem;
  notes: Notes;
  random: Random;
  /** Somebody new. */
  arrive: () => Person;
  isOpen: () => boolean;
};

export type Visit = (world: World) => Promise<void>;

export function emptyNotes(): Notes {
  return {
    donations: [],
    orders: [],
    claims: [],
    sevas: [],
    sevasFull: [],
    sevasWanted: [],
    forged: [],
    oddSums: [],
    wrong: [],
    unanswered: [],
  };
}

let arrived = 0;

/** One visit after another, each by somebody new, until the house closes. What goes wrong in one is noted and ends only it. */
export async function visitUntilClosed(
  { system, notes, isOpen }: Pick<World, 'system' | 'notes' | 'isOpen'>,
  { seed, name, visit }: { seed: number; name: string; visit: Visit },
): Promise<void> {
  const random = seededRandom(seed, name);
  const arrive = (): Person => {
    arrived += 1;
    const mark = `${name.replaceAll(' ', '-')}-${arrived}`;
    const address = `10.${2 + Math.trunc(arrived / 40_000)}.${Math.trunc(arrived / 200) % 200}.${1 + (arrived % 200)}`;
    return {
      mark,
      email: `${mark}@example.com`,
      phone: String(7_000_000_000 + arrived),
      browser: openBrowser(system.door.url, address),
    };
  };
  while (isOpen()) {
    await visit({ system, notes, random, arrive, isOpen }).catch((error: unknown) => {
      if (error instanceof NoAnswer) notes.unanswered.push(`${name}: ${error.message}`);
      else notes.wrong.push(`${name}: ${String(error)}`);
    });
  }
}

/** Presses the button once, or twice at once as an impatient thumb does; both must be answered alike in the end. */
export async function press<Answer>(twice: boolean, ask: () => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(twice ? [ask(), ask()] : [ask()]);
}
