import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '#server/demo/ledger/seeded-random.ts';
import { beginDonation } from '../faults/donor.ts';
import { makeArrivals, type Notes } from '../faults/world.ts';
import type { Cluster } from './cluster.ts';
import { storedPicture } from './stored-picture.ts';

export type Probes = {
  /** When a gift was acknowledged, and when a kept page came, by performance.now(). */
  gifts: number[];
  pages: number[];
  stop: () => Promise<void>;
};

const giftEveryMs = 500;
const pageEveryMs = 250;
const pictureEveryMs = 1_000;
/** A donor in the queue of one that hangs is no more of a measurement. */
const mostUnderWay = 16;

/**
 * Somebody begins a gift every half second and asks once, whatever became of the others; somebody
 * reads a page with all its scripts, and looks at a picture. What they get is noted, what they do not get is an error.
 */
export function openProbes(system: Cluster, notes: Notes): Probes {
  let open = true;
  const waiting = new Set<Promise<void>>();
  const random = seededRandom(1, 'probes');
  const arrive = makeArrivals(system, 'probe');
  const probes: Pick<Probes, 'gifts' | 'pages'> = { gifts: [], pages: [] };
  const every = async (ms: number, once: () => Promise<void>): Promise<void> => {
    let underWay = 0;
    while (open) {
      if (underWay < mostUnderWay) {
        underWay += 1;
        // Its fault is among the answers already.
        const asked = once().catch(() => {});
        waiting.add(asked);
        void asked.then(() => {
          underWay -= 1;
          waiting.delete(asked);
        });
      }
      await sleep(ms);
    }
  };
  const gift = async (): Promise<void> => {
    await beginDonation({ random, notes }, arrive(), (ask) => ask());
    probes.gifts.push(performance.now());
  };
  const reader = arrive().browser;
  let turn = 0;
  const page = async (): Promise<void> => {
    const { status, html } = await reader.get('/history');
    if (status === 200) probes.pages.push(performance.now());
    turn += 1;
    if (turn % 8 > 0) return;
    const scripts = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
    for (const script of scripts) {
      const { status: found } = await reader.get(script);
      if (found !== 200) system.answers.noteFault(`GET ${script}`, String(found));
    }
  };
  const picture = async (): Promise<void> => {
    await reader.get(storedPicture);
  };
  const running = [every(giftEveryMs, gift), every(pageEveryMs, page), every(pictureEveryMs, picture)];
  return {
    ...probes,
    stop: async () => {
      open = false;
      await Promise.all(running);
      await Promise.all(waiting);
    },
  };
}
