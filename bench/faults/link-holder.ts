import { randomBytes } from 'node:crypto';
import { formOf, wordsOf } from '../browser.ts';
import { untilAnswered } from './patience.ts';
import type { World } from './world.ts';

const dayMs = 86_400_000;
const names = ['Steady Giver', 'Steady G. Giver'];

/**
 * A pay link of the office that is opened in two tabs, each with another name, and pressed at once:
 * both must lead to one donation.
 */
export async function openPayLink(world: World): Promise<void> {
  const { system, notes } = world;
  const id = `link_${randomBytes(16).toString('base64url')}`;
  const { email, phone } = world.arrive();
  const now = new Date();
  await untilAnswered(async () => {
    await system.db
      .insertInto('pay_links')
      .values({
        ...{ id, intent_key: id, intent_hash: id, cause_id: 'cow-care', amount_paise: 50_100 },
        ...{ donor_name: 'Steady Giver', donor_phone: `+91${phone}`, donor_email: email },
        ...{ language: 'en', created_by: 'per_bench', created_at: now },
        ...{ expires_at: new Date(now.getTime() + dayMs), mailed_at: null, withdrawn_at: null },
        donation_id: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return world.arrive().browser.get(`/pay/${id}`);
  });
  const donation = await pressLink(world, id);
  if (donation) notes.links.push({ id, donation });
}

/**
 * Presses a link in two tabs at once, each with another name; the donation that both lead to, null
 * where they do not.
 */
export async function pressLink(world: World, id: string): Promise<string | null> {
  const { notes } = world;
  const tabs = await Promise.all(
    names.map(async (name) => {
      const { browser } = world.arrive();
      const typed = { name, citizenship: 'indian', consent: 'on' };
      const page = await untilAnswered(
        () => browser.get(`/pay/${id}`),
        ({ status }) => status === 200,
      );
      return { browser, fields: formOf(page, /^\/pay\/link_/, typed).fields };
    }),
  );
  const begun = await Promise.all(
    tabs.map(async ({ browser, fields }) => {
      const answer = await untilAnswered(() => browser.post(`/pay/${id}`, fields));
      const donation = /don_[\w-]{22}/.exec(answer.location ?? '')?.[0];
      if (!donation) {
        notes.wrong.push(`a pay link was answered ${answer.status} ${wordsOf(answer).slice(0, 200)}`);
      }
      return donation ?? null;
    }),
  );
  const [donation = null, other] = begun;
  if (donation !== other) notes.wrong.push(`one pay link, two donations: ${begun.join(' and ')}`);
  return donation;
}
