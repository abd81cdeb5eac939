import { wordsOf } from '../browser.ts';
import { beginDonation } from './donor.ts';
import { untilAnswered } from './patience.ts';
import type { World } from './world.ts';

/** Indian days begin five and a half hours before those of UTC. */
const indianOffsetMs = 19_800_000;

/**
 * Two donors who claim to have paid by one and the same transfer, at once: at most one claim may be
 * accepted. Now and then there is only one.
 */
export async function claimTransfer(world: World): Promise<void> {
  const { notes, random } = world;
  const utr = String(random.whole(100_000_000_000, 999_999_999_999));
  const people = Array.from({ length: random.chance(0.7) ? 2 : 1 }, () => world.arrive());
  const donations = [];
  for (const person of people) donations.push({ person, id: await beginDonation(world, person) });
  const paidOn = new Date(Date.now() + indianOffsetMs).toISOString().slice(0, 10);
  await Promise.all(
    donations.map(async ({ person: { browser }, id }) => {
      const path = `/donation-checkout/pay/${id}`;
      const page = await untilAnswered(() => browser.get(path));
      const amount = /Pay ₹([\d,]+)/.exec(wordsOf(page))?.[1]?.replaceAll(',', '') ?? '';
      const fields = Object.entries({ utr, amount, paidOn }) as [string, string][];
      const answer = await untilAnswered(() => browser.post(path, fields));
      if (answer.status === 303) notes.claims.push({ utr, donation: id });
      else if (answer.status !== 422) notes.wrong.push(`a claim was answered ${answer.status}`);
    }),
  );
}
