import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { formOf, wordsOf } from '../browser.ts';
import { openGateway } from './gateway-page.ts';
import { pressLink } from './link-holder.ts';
import { untilAnswered, untilSucceeds } from './patience.ts';
import { clerk } from './staff.ts';
import type { VisitedSystem } from './test-system.ts';
import type { World } from './world.ts';

const parts = 2;
/** Free nights of a year, and how many of them are written down at once, each in its own form. */
const granted = 2;
const taken = 5;

/**
 * Applies for a membership in two parts, and pays both at once, each begun in two tabs. Then more
 * free nights are taken at one moment than there are: what the lock of a membership is for, since
 * the payments of two parts seldom overlap.
 */
export async function becomeMember(world: World): Promise<void> {
  const { system, notes, random } = world;
  const person = world.arrive();
  const { browser, email, phone } = person;
  const typed = {
    ...{
      tier: 'bronze',
      parts: String(parts),
      name: 'Steady Member',
      spouse: '',
      email,
      phone,
      consent: 'on',
    },
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
  await untilSucceeds(() => grantNights(system, member));
  notes.members.push({ id: member, email });
  const opened = await Promise.all(
    links.map(async (link) => {
      const id = await pressLink(world, link);
      if (id === null) return null;
      notes.links.push({ id: link, donation: id });
      return openGateway(world, person, {
        payPath: `/donation-checkout/pay/${id}`,
        returnPath: `/donation-return/${id}`,
      });
    }),
  );
  // Mostly so that the events of all come at one moment.
  const way = random.chance(0.7) ? 'pay' : undefined;
  await Promise.all(opened.map((pay) => pay?.(way)));
  if (await isActive(system, member)) await takeNights(world, member);
}

async function grantNights({ db }: VisitedSystem, id: string): Promise<void> {
  await db.updateTable('memberships').set({ nights_a_year: granted }).where('id', '=', id).execute();
}

/** How long the desk waits for the payments before it has nothing to write down. */
const looks = 20;
const lookMs = 1_000;

async function isActive({ db }: VisitedSystem, id: string): Promise<boolean> {
  const row = () => db.selectFrom('memberships').select('stage').where('id', '=', id).executeTakeFirst();
  for (let look = 0; look < looks; look += 1) {
    if ((await untilSucceeds(row))?.stage === 'active') return true;
    await sleep(lookMs);
  }
  return false;
}

/** The desk of the guest house takes nights at once; who comes after the last one is refused. */
async function takeNights({ system, notes }: World, member: string): Promise<void> {
  const desk = clerk(system, 'guest-house-desk@temple.example', '10.1.250.5');
  const use = { intent: 'use', kind: 'nights', count: '1', note: 'A night of the harness' };
  const forms = Array.from({ length: taken }, () => ({
    ...use,
    intentKey: randomBytes(16).toString('base64url'),
  }));
  const send = async (form: Record<string, string>) =>
    (await desk.send(`/admin-dashboard/members/${member}`, Object.entries(form))).status;
  const answers = await Promise.all(forms.map(send));
  const had = answers.filter((status) => status === 302 || status === 303).length;
  if (had !== granted) notes.wrong.push(`${had} of ${granted} nights were taken: ${answers.join(' ')}`);
}

/** The link of each part; those after the first are made as later letters would make them. */
async function linksOf({ db }: VisitedSystem, email: string): Promise<{ member: string; links: string[] }> {
  const found = await db
    .selectFrom('membership_parts as part')
    .innerJoin('memberships as member', 'member.id', 'part.membership_id')
    .leftJoin('pay_links as link', 'link.membership_part_id', 'part.id')
    .select(['member.id as member', 'part.id as part', 'part.amount_paise', 'link.id as link'])
    .where('member.email', '=', email)
    .orderBy('part.position')
    .execute();
  const [first] = found;
  if (!first?.link || found.length !== parts) throw new Error(`no membership of ${email}`);
  const links: string[] = [];
  for (const { part, amount_paise: amount, link } of found) {
    const id = link ?? `link_${randomBytes(16).toString('base64url')}`;
    links.push(id);
    if (link !== null) continue;
    await sql`insert into pay_links select made.* from pay_links as one,
        jsonb_populate_record(one, jsonb_build_object('id', ${id}::text, 'intent_key', ${`part_${id}`}::text,
          'membership_part_id', ${part}::text, 'amount_paise', ${amount}::bigint,
          'donation_id', null)) as made
      where one.id = ${first.link}`.execute(db);
  }
  return { member: first.member, links };
}
