import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { formOf, wordsOf } from '../browser.ts';
import { payAtGateway } from './gateway-page.ts';
import { pressLink } from './link-holder.ts';
import { untilAnswered, untilSucceeds } from './patience.ts';
import type { VisitedSystem } from './test-system.ts';
import type { World } from './world.ts';

/** Applies for a membership in two parts, and pays both at once, each begun in two tabs. */
export async function becomeMember(world: World): Promise<void> {
  const { system, notes } = world;
  const person = world.arrive();
  const { browser, email, phone } = person;
  const typed = {
    ...{ tier: 'bronze', parts: '2', name: 'Steady Member', spouse: '', email, phone, consent: 'on' },
    ...{ address: '12 Temple Road', city: 'Ghaziabad', state: 'Uttar Pradesh', pin: '201001' },
  };
  const page = await untilAnswered(
    () => browser.get('/membership'),
    ({ status }) => status === 200,
  );
  const { fields } = formOf(page, /^\/membership$/, typed);
  const answer = await untilAnswered(() => browser.post('/membership', fields));
  if (!answer.location?.includes('?sent=')) {
    notes.wrong.push(`an applicant read: ${answer.status} ${wordsOf(answer).slice(0, 1_500)}`);
    return;
  }
  const { member, links } = await untilSucceeds(() => linksOf(system, email));
  notes.members.push({ id: member, email });
  await Promise.all(
    links.map(async (link) => {
      const id = await pressLink(world, link);
      if (id === null) return;
      notes.links.push({ id: link, donation: id });
      await payAtGateway(world, person, {
        payPath: `/donation-checkout/pay/${id}`,
        returnPath: `/donation-return/${id}`,
      });
    }),
  );
}

/** The link of each part; the second is made as the letter of a later day would make it. */
async function linksOf({ db }: VisitedSystem, email: string): Promise<{ member: string; links: string[] }> {
  const parts = await db
    .selectFrom('membership_parts as part')
    .innerJoin('memberships as member', 'member.id', 'part.membership_id')
    .leftJoin('pay_links as link', 'link.membership_part_id', 'part.id')
    .select(['member.id as member', 'part.id as part', 'part.amount_paise', 'link.id as link'])
    .where('member.email', '=', email)
    .orderBy('part.position')
    .execute();
  const [first, second] = parts;
  if (!first?.link || !second) throw new Error(`no membership of ${email}`);
  if (second.link) return { member: first.member, links: [first.link, second.link] };
  const id = `link_${randomBytes(16).toString('base64url')}`;
  await sql`insert into pay_links select made.* from pay_links as one,
      jsonb_populate_record(one, jsonb_build_object('id', ${id}::text, 'intent_key', ${`part_${id}`}::text,
        'membership_part_id', ${second.part}::text, 'amount_paise', ${second.amount_paise}::bigint,
        'donation_id', null)) as made
    where one.id = ${first.link}`.execute(db);
  return { member: first.member, links: [first.link, id] };
}
