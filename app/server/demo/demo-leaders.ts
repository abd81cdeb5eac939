import { type LeaderFields, readLeader } from '#core/content/leader.ts';
import { cleanRichText } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { demoRow } from './demo-row.ts';
import { fillTable } from './fill-table.ts';

/**
 * Names and lives are made up and say so; the positions are those a temple of this size usually
 * has.
 */
const leaders: Omit<LeaderFields, 'position' | 'published'>[] = [
  {
    id: 'temple-president',
    name: 'Govinda Dāsa (demo)',
    role: 'Temple President',
    summary: 'Answers for the whole house: its worship, its people and its promises.',
    image: '',
    body: `
      <p>The Temple President answers for everything that happens under this roof. He sees that the lamps are lit before dawn and that the accounts are closed at night, and in between he is the person to whom one may complain.</p>
      <h2>What he does</h2>
      <p>He plans the year with the council, receives guests, visits those who are ill, and teaches the Sunday class more often than his calendar allows. Every programme of the temple reports to him once a month.</p>
      <h2>How to meet him</h2>
      <p>After the Sunday feast he sits in the hall until the last question has been asked. On other days the office makes an appointment.</p>
      <blockquote><p>A temple is not run. It is served, and one of the servants keeps the keys.</p></blockquote>`,
  },
  {
    id: 'head-of-worship',
    name: 'Mādhavī Devī Dāsī (demo)',
    role: 'Head of Deity worship',
    summary: 'Keeps the hours of the altar, from the first lamp to the last curtain.',
    image: '',
    body: `
      <p>The altar keeps the time of the house. Six āratis, several offerings and one change of dress must all happen at their minute, on the quietest Tuesday as on the greatest festival.</p>
      <h2>What she does</h2>
      <p>She trains those who cook, sew, string garlands and offer lamps, and keeps the book in which every standard is written down. New helpers begin with flowers.</p>
      <h2>How to help</h2>
      <p>Flower decoration is open to everybody: choose it among the <a href="/sevas">sevas</a>, and come with clean hands and an hour.</p>`,
  },
  {
    id: 'head-of-kitchen',
    name: 'Raghu Dāsa (demo)',
    role: 'Head of Food for Life',
    summary: 'Sees that thousands of plates go out warm, and that none is refused.',
    image: '',
    body: `
      <p>The kitchen feeds about seven thousand visitors a day and up to ten thousand at weekends and festivals. Somebody has to know how much rice that is.</p>
      <h2>What he does</h2>
      <p>He buys, plans and tastes nothing: food is offered first. He arranges the carts that go to orphanages and old-age homes, and finds a place for every volunteer who asks.</p>
      <h2>How to help</h2>
      <p>Come and cut vegetables, or <a href="/fooddonation">give plates</a> for a day that matters to you.</p>`,
  },
  {
    id: 'head-of-education',
    name: 'Dr Sarasvatī Devī Dāsī (demo)',
    role: 'Head of classes and forums',
    summary: 'Looks after every class, from the children’s mat to the elders’ circle.',
    image: '',
    body: `
      <p>A class is offered somewhere in the house on most hours of most days: the morning Bhāgavatam, the evening Gītā, the forums, the weekend school.</p>
      <h2>What she does</h2>
      <p>She finds teachers and listens to them from the last row. Each course has a plan, a book list and a person to ask.</p>
      <h2>How to begin</h2>
      <p>If you do not know which class is yours, start with the <a href="/sundaylove">Sunday Love Feast</a> and ask there.</p>`,
  },
  {
    id: 'treasurer',
    name: 'Nimāi Dāsa (demo)',
    role: 'Treasurer',
    summary: 'Counts every gift twice and can say what became of it.',
    image: '',
    body: `
      <p>What is given to the temple belongs to the Deities. The treasurer only writes it down: from whom, for what, and where it went.</p>
      <h2>What he does</h2>
      <p>He matches each payment with its gift, keeps the gifts for a named cause apart, and prepares the statements for the auditor and for those who need a tax receipt.</p>
      <h2>How to ask</h2>
      <p>Was an amount taken twice, or does a receipt carry a wrong name? <a href="/contacts">Write to us</a> with the reference of the gift.</p>`,
  },
];

/** Fills the leaders of an empty site. */
export async function seedLeaders({ db }: Services): Promise<void> {
  const rows = leaders.map((leader, at) => demoRow(readLeader, leader, at));
  await fillTable(
    db,
    'leaders',
    rows.map((row) => ({ ...row, body: cleanRichText(row.body) })),
  );
}
