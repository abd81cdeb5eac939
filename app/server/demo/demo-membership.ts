import { rupees } from '#core/money/paise.ts';
import type { Services } from '../services.ts';
import { fillTable } from './fill-table.ts';

/** Amounts and benefits as seen at similar temples; demo data until the staff confirm their own. */
const forAll = [
  'Your name on the wall of members',
  'A certificate and the Pandav Sadasyata card',
  'Prasadam and a special aarti on your own occasions',
  'Festival maha-prasadam',
  'An invitation to the installation of the deities',
];
const fromSilver = [
  'A silver coin with a picture of the deities',
  'Reserved entry on festival days, with parking',
  'A family aarti at Ratha Yatra',
  'One kirtan a year in your home',
];
const fromDiamond = [
  'Guest of honour at the installation, with seats in the hall',
  'A garland and a dress worn by the deities',
];

const yatra = (percent: number) => `One dham yatra a year, ${percent} % off`;
const restaurant = (percent: number) => `${percent} % off at the restaurant, once a month for a year`;
const banquet = (percent: number) => `${percent} % off the banquet hall`;
const shopOff = (percent: number) => `${percent} % off in the temple’s shop`;
const nights = (days: number) => `${days} days a year in the guest house`;

type Tier = {
  id: string;
  title: string;
  amount: number;
  benefits: string[];
  nights?: number;
  shop: number;
  atOnce?: boolean;
};

const tiers: Tier[] = [
  { id: 'bronze', title: 'Bronze', amount: 225_555, benefits: [yatra(10)], shop: 5, atOnce: true },
  {
    id: 'silver',
    title: 'Silver',
    amount: 555_555,
    ...{ nights: 0, shop: 5 },
    benefits: [yatra(15), restaurant(5), 'The banquet hall before others', ...fromSilver],
  },
  {
    id: 'gold',
    title: 'Gold',
    amount: 1_100_000,
    ...{ nights: 7, shop: 10 },
    benefits: [nights(7), yatra(25), restaurant(10), banquet(5), ...fromSilver],
  },
  {
    id: 'diamond',
    title: 'Diamond',
    amount: 2_100_000,
    ...{ nights: 15, shop: 10 },
    benefits: [nights(15), yatra(30), restaurant(20), banquet(7), ...fromSilver, ...fromDiamond],
  },
  {
    id: 'platinum',
    title: 'Platinum',
    amount: 3_100_000,
    ...{ nights: 21, shop: 15 },
    benefits: [nights(21), yatra(50), restaurant(30), banquet(10), ...fromSilver, ...fromDiamond],
  },
  {
    id: 'steering',
    title: 'Steering',
    amount: 5_100_000,
    ...{ nights: 21, shop: 15 },
    benefits: [
      'A part in planning the festivals',
      nights(21),
      yatra(50),
      restaurant(30),
      banquet(10),
      ...fromSilver,
      ...fromDiamond,
    ],
  },
];

export async function seedMembershipTiers({ db }: Services): Promise<void> {
  await fillTable(
    db,
    'membership_tiers',
    tiers.map(({ id, title, amount, benefits, nights = 0, shop, atOnce = false }, position) => ({
      id,
      title,
      amount_paise: rupees(amount),
      benefits: [...forAll, shopOff(shop), ...benefits],
      ...{ position, nights_a_year: nights, shop_percent: shop, needs_approval: !atOnce },
    })),
  );
}
