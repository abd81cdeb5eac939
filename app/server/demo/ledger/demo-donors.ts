import type { Random } from './seeded-random.ts';

export type DemoDonor = {
  name: string;
  email: string | null;
  phone: string;
  city: string;
  state: string;
  pin: string;
  addressLine: string;
  /** Of a form that no tax office has issued: the demo claims nothing of anybody. */
  pan: string | null;
  /** Whose account it is; null for a guest. */
  personId: string | null;
};

const first = [
  ...['Radha', 'Syama', 'Gopal', 'Lalita', 'Visakha', 'Madhav', 'Keshav', 'Ananta', 'Tulsi', 'Gita'],
  ...['Arjun', 'Meera', 'Nitai', 'Gaura', 'Subala', 'Sudama', 'Anjali', 'Rohit', 'Kavita', 'Suresh'],
];
const last = ['Devi', 'Das', 'Sharma', 'Gupta', 'Agarwal', 'Verma', 'Singh', 'Mishra', 'Tyagi', 'Chauhan'];
const homes = [
  { city: 'Noida', state: 'Uttar Pradesh', pin: '201301', addressLine: 'B 12, Sector 62' },
  { city: 'Meerut', state: 'Uttar Pradesh', pin: '250001', addressLine: '4, Civil Lines' },
  { city: 'New Delhi', state: 'Delhi', pin: '110092', addressLine: '21, Preet Vihar' },
  { city: 'Gurugram', state: 'Haryana', pin: '122001', addressLine: '7, Sector 14' },
  { city: 'Hapur', state: 'Uttar Pradesh', pin: '245101', addressLine: '3, Railway Road' },
];

/** Donors and buyers; every third has an account, every fourth a PAN, every fifth no e-mail. */
export function makeDemoDonors(random: Random, count: number): DemoDonor[] {
  return Array.from({ length: count }, (_, at) => {
    const name = `${first[at % first.length]} ${last[(at * 7 + Math.floor(at / first.length)) % last.length]}`;
    const number = String(at + 1).padStart(4, '0');
    return {
      name,
      email: at % 5 === 4 ? null : `${name.toLowerCase().replace(' ', '.')}.${number}@donors.example`,
      phone: `+9198${String(10_000_000 + at * 7_919).padStart(8, '0')}`,
      ...random.pick(homes),
      pan: at % 4 === 0 ? `ZZZPZ${number}Z` : null,
      personId: at % 5 !== 4 && at % 3 === 0 ? `per_demo${number}` : null,
    };
  });
}

const twoYearsMs = 730 * 86_400_000;

/** Somebody of those who are known by then: a third from the beginning, the others one by one. */
export function pickDonor(random: Random, donors: readonly DemoDonor[], at: Date, now: Date): DemoDonor {
  const passed = 1 - (now.getTime() - at.getTime()) / twoYearsMs;
  const known = Math.ceil(donors.length * (1 / 3 + Math.min(1, Math.max(0, passed)) * (2 / 3)));
  return random.pick(donors.slice(0, known));
}
