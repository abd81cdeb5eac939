import { setTimeout as sleep } from 'node:timers/promises';
import { give } from './donor.ts';
import { forge } from './forger.ts';
import { openPayLink } from './link-holder.ts';
import { becomeMember } from './member.ts';
import { bookPasses } from './pass-holder.ts';
import { enrolPupils } from './pupil.ts';
import { bookSevaPlaces } from './seva-goer.ts';
import { goods, shop } from './shopper.ts';
import type { Admin } from './staff.ts';
import { bookStays } from './stayer.ts';
import type { VisitedSystem } from './test-system.ts';
import { claimTransfer } from './transfer-donor.ts';
import { takeTour } from './traveller.ts';
import { emptyNotes, type Notes, type Visit, visitUntilClosed } from './world.ts';

/** The kinds of visitors, and how many of each at a time. */
const visitors = {
  donations: { visit: give, atOnce: 4 },
  orders: { visit: shop, atOnce: 2 },
  stays: { visit: bookStays, atOnce: 1 },
  passes: { visit: bookPasses, atOnce: 1 },
  pupils: { visit: enrolPupils, atOnce: 1 },
  travellers: { visit: takeTour, atOnce: 1 },
  members: { visit: becomeMember, atOnce: 1 },
  claims: { visit: claimTransfer, atOnce: 1 },
  sevas: { visit: bookSevaPlaces, atOnce: 1 },
  forgeries: { visit: forge, atOnce: 1 },
  links: { visit: openPayLink, atOnce: 1 },
} as const satisfies Record<string, { visit: Visit; atOnce: number }>;

export type LoadKind = keyof typeof visitors;
export const loadKinds = Object.keys(visitors) as LoadKind[];

export type Load = {
  notes: Notes;
  /** Waits until everybody under way has finished. */
  close: () => Promise<void>;
};

const againMs = 400;
const stock = { common: 60, rare: 5 };

/** Runs visitors, with the staff at work beside them, until it is stopped. */
export function openLoad(
  system: VisitedSystem,
  options: {
    seed: number;
    kinds: readonly LoadKind[];
    /**
     * Milliseconds between two visits, where visitors would leave nothing for what runs beside
     * them.
     */
    pause: number;
    notes?: Notes;
    admin: (notes: Notes) => Admin;
  },
): Load {
  const notes = options.notes ?? emptyNotes();
  let open = true;
  const isOpen = () => open;
  const inside = options.kinds.flatMap((kind) =>
    Array.from({ length: visitors[kind].atOnce }, (_, at) =>
      visitUntilClosed(
        { system, notes, isOpen },
        {
          ...{ seed: options.seed, name: `${kind} ${at + 1}` },
          ...{ visit: visitors[kind].visit, pause: options.pause },
        },
      ),
    ),
  );
  const admin = options.admin(notes);
  const again = async (work: () => Promise<void>): Promise<void> => {
    while (open) {
      // The database may be down just now.
      await work().catch(() => {});
      await sleep(againMs);
    }
  };
  inside.push(
    again(() => fillStock(system)),
    again(() => admin.work()),
  );
  return {
    notes,
    close: async () => {
      open = false;
      await Promise.all(inside);
    },
  };
}

/** Restocks: everything is as full as at the beginning. What is rare is sold out again soon. */
async function fillStock({ db }: VisitedSystem): Promise<void> {
  for (const [kind, full] of Object.entries(stock)) {
    const { variant } = goods[kind as keyof typeof goods];
    const { on_hand, held } = await db
      .selectFrom('stock')
      .select(['on_hand', 'held'])
      .where('variant_id', '=', variant)
      .executeTakeFirstOrThrow();
    if (on_hand - held > full / 4) continue;
    await db
      .insertInto('stock_moves')
      .values({ variant_id: variant, change: full, reason: 'received', at: new Date() })
      .execute();
  }
}
