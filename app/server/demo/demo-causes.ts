import type { CauseCategory } from '#core/donations/cause.ts';
import type { Services } from '../services.ts';

/**
 * Names, amounts and registrations below are demo data that the staff replace; they claim nothing.
 */
const charity = {
  id: 'charity',
  name: 'Hare Krishna Charitable Trust (demo)',
  address: 'Sector 1, Demo Township, Ghaziabad, Uttar Pradesh 201000',
  pan: 'AAATD0000D',
  deduction_registration: 'DEMO-80G-0000000',
  accepts_foreign: false,
  receipt_prefix: 'D',
};

type DemoCause = {
  id: string;
  title: string;
  category: CauseCategory;
  summary: string;
  description: string;
  image: string;
  presets: number[];
  types: [id: string, title: string, rupees: number][];
  target?: number;
  startsOn?: string;
  endsOn?: string;
  donationType?: 'corpus' | 'specific';
  csr?: true;
  /** Religious: no tax receipt, and only the listed offerings. */
  worship?: true;
};

const causes: DemoCause[] = [
  {
    id: 'general',
    title: 'Where the need is greatest',
    category: 'general',
    summary: 'Lamps, flowers, kitchens and classes: the temple uses your gift where it is needed most.',
    description:
      '<p>A gift without a label is often the most useful one. It keeps the lamps lit before dawn, the kitchen warm and the classes open to everybody who walks in.</p><p>The temple council reads the accounts every month and sends your gift where the need is greatest.</p>',
    image: 'donate',
    presets: [501, 1_100, 2_100, 5_100],
    types: [],
  },
  {
    id: 'food-for-life',
    title: 'Food for Life',
    category: 'food',
    summary: 'Warm, blessed meals every day, for visitors, orphanages and homes for the elderly.',
    description:
      '<p>About seven thousand guests eat with us on an ordinary day and up to ten thousand on weekends and festivals. Meals also go to orphanages and homes for the elderly.</p><p>Choose a number of meals, or give what your heart says.</p>',
    image: 'food-for-life',
    presets: [551, 1_101, 5_000],
    types: [
      ['plates-51', '51 plates of khichdi', 551],
      ['plates-101', '101 plates of khichdi', 1_101],
      ['plate', 'A full plate', 50],
      ['meals-20', '20 full meals', 1_000],
      ['meals-100', '100 full meals', 5_000],
      ['meals-400', '400 full meals', 20_000],
      ['meals-1000', '1,000 full meals', 50_000],
    ],
    csr: true,
  },
  {
    id: 'khichdi',
    title: 'Khichdi for the hungry',
    category: 'food',
    summary: 'One hot pot feeds a hundred people. Give a pot, a day or a week.',
    description:
      '<p>Rice, lentils, ghee and turmeric: a simple plate that reaches those who have nothing else that day.</p>',
    image: 'csr',
    presets: [],
    types: [
      ['people-100', 'Khichdi for 100 people', 1_100],
      ['day', 'Khichdi for one day', 11_000],
      ['week', 'Khichdi for one week', 77_000],
      ['month', 'Khichdi for one month', 330_000],
    ],
    csr: true,
  },
  {
    id: 'temple-construction',
    title: 'Build the new temple',
    category: 'temple-construction',
    summary: 'Sand, bricks, cement and steel: every part of the new temple can carry your prayer.',
    description:
      '<p>The new temple rises stone by stone. Choose a part of it: a hundred bricks, ten bags of cement, a square foot of the prayer hall.</p><p>A brick given in love stays for centuries.</p>',
    image: 'temple-construction',
    presets: [1_100, 5_100, 11_000],
    types: [
      ['sand-5', 'Sand, 5 cubic feet', 300],
      ['sand-10', 'Sand, 10 cubic feet', 500],
      ['sand-20', 'Sand, 20 cubic feet', 1_000],
      ['bricks-100', '100 bricks', 750],
      ['bricks-300', '300 bricks', 2_100],
      ['bricks-500', '500 bricks', 3_500],
      ['bricks-1000', '1,000 bricks', 7_000],
      ['cement-1', 'Cement, one bag', 400],
      ['cement-4', 'Cement, four bags', 1_600],
      ['cement-10', 'Cement, ten bags', 4_000],
      ['steel-100', 'Steel, 100 kg', 5_100],
      ['half-square-foot', 'Half a square foot', 4_999],
      ['square-foot', 'One square foot', 9_999],
      ['two-square-feet', 'Two square feet', 19_999],
    ],
    target: 50_000_000,
    donationType: 'corpus',
  },
  {
    id: 'books',
    title: 'Gift a Bhagavad Gita',
    category: 'books',
    summary: 'Put a Gita into the hands of a student, a soldier, a patient, a seeker.',
    description:
      '<p>One book at the right moment changes a life. We carry your Gitas to schools, hospitals, stations and prisons, in Hindi and in English.</p>',
    image: 'books',
    presets: [501, 1_008],
    types: [
      ['distribution', 'A share in book distribution', 508],
      ['gita-gift', 'Gita gift set', 1_008],
      ['gita-10', '10 copies of the Gita', 2_500],
      ['gita-25', '25 copies of the Gita', 6_250],
      ['gita-108', '108 copies of the Gita', 27_000],
    ],
    csr: true,
  },
  {
    id: 'cow-care',
    title: 'Care for the cows',
    category: 'cow-care',
    summary: 'Green fodder, shelter and care for old and rescued cows.',
    description:
      '<p>Cows that give no milk any more are fed and doctored here until their last day. Feed them for a day, or adopt one for a month, a year, a life.</p>',
    image: 'cow-care',
    presets: [101, 501, 1_100],
    types: [
      ['green-100', '100 kg of green fodder', 1_100],
      ['half-day', 'Fodder for half a day', 2_500],
      ['day', 'Fodder for one day', 5_100],
      ['adopt-month', 'Adopt a cow for a month', 3_000],
      ['adopt-year', 'Adopt a cow for a year', 36_000],
      ['adopt-life', 'Adopt a cow for life', 100_000],
    ],
  },
  {
    id: 'festival',
    title: 'Festival seva',
    category: 'festival',
    summary: 'Abhishek, garlands and lamps: serve the Lord on His great days.',
    description:
      '<p>On festival days thousands come before dawn. Your seva becomes the flowers, the bathing with milk and honey, the fire, the feast.</p>',
    image: 'kirtan',
    presets: [501, 1_008],
    types: [
      ['archana', 'Archana', 508],
      ['abhishek', 'Abhishek', 1_008],
      ['silver-kalash', 'Silver kalash abhishek', 2_508],
      ['gold-kalash', 'Gold kalash abhishek', 6_008],
      ['homa', 'Fire ceremony', 5_008],
      ['garland', 'Garland for the altar', 7_508],
      ['deity-dress', 'Festival dress', 21_008],
      ['main-host', 'Main host of a festival', 51_008],
    ],
  },
  {
    id: 'offerings',
    title: 'Daily offerings',
    category: 'worship',
    summary: 'Bhoga, flowers and garlands for the Deities, on a day of your choice.',
    description:
      '<p>What is offered in the morning is offered for somebody. Choose a day and an offering: the kitchen, the garland makers and the altar keep the book.</p><p>A gift for worship is religious, so no tax receipt is written for it.</p>',
    image: 'deity-altar-arch',
    presets: [],
    types: [
      ['bhoga-small', 'A small bhoga', 501],
      ['bhoga-shayan', 'Shayan bhoga, at night', 3_555],
      ['bhoga-mangal', 'Mangal bhoga, before dawn', 5_501],
      ['bhoga-raja', 'Raja bhoga, at noon', 7_555],
      ['flowers-altar', 'Flowers for the altar', 501],
      ['flowers-itra', 'Itra, flower essence', 1_100],
      ['garland-marigold', 'A marigold garland', 151],
      ['garland-tulsi', 'A tulsi garland', 251],
      ['garland-deities', 'Garlands of the Deities for the day', 2_100],
    ],
    worship: true,
  },
  {
    id: 'janmashtami-2026',
    title: 'Janmashtami 2026',
    category: 'festival',
    summary: 'The night of the Lord’s appearance, with a feast for everyone who came.',
    description:
      '<p>Thank you: with your help the lamps burned past midnight and everyone who came ate with us.</p>',
    image: 'janmashtami',
    presets: [501, 1_100],
    types: [],
    startsOn: '2026-08-01',
    endsOn: '2026-09-05',
  },
];

/** Fills the causes of an empty site. */
export async function seedCauses({ db }: Services): Promise<void> {
  const present = await db.selectFrom('causes').select('id').limit(1).executeTakeFirst();
  if (present) return;
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('legal_entities').values(charity).execute();
    await trx
      .insertInto('causes')
      .values(
        causes.map((cause, position) => ({
          id: cause.id,
          title: cause.title,
          category: cause.category,
          summary: cause.summary,
          description: cause.description,
          image: cause.image,
          presets_paise: cause.presets.map((amount) => amount * 100),
          target_paise: cause.target === undefined ? null : cause.target * 100,
          starts_on: cause.startsOn ?? null,
          ends_on: cause.endsOn ?? null,
          legal_entity_id: charity.id,
          tax_eligible: !cause.worship,
          allows_own_amount: !cause.worship,
          csr_eligible: cause.csr ?? false,
          donation_type: cause.donationType ?? 'specific',
          position,
        })),
      )
      .execute();
    const types = causes.flatMap((cause) =>
      cause.types.map(([id, title, rupees], position) => ({
        cause_id: cause.id,
        id,
        title,
        amount_paise: rupees * 100,
        position,
      })),
    );
    await trx.insertInto('cause_types').values(types).execute();
  });
}
