import { rupees } from '#core/money/paise.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';
import { daysLater, nextWeekday } from './demo-days.ts';
import { fillTable } from './fill-table.ts';

/**
 * Teachers, seats and fees are demo data that the staff replace. `startsIn` and `weeks` count from
 * the day of seeding.
 */
const classes = [
  {
    id: 'gita-in-eighteen-evenings',
    title: 'Gita in eighteen evenings',
    description:
      'One chapter an evening, read together and talked through. For those who have always wanted to read the Bhagavad Gita to the end. Bring your questions; the book is lent to you.',
    teacher: 'Ananta Das (demo)',
    venue: 'First-floor classroom',
    language: 'Hindi and English',
    days: [1, 3, 5],
    from: '19:30',
    to: '20:30',
    startsIn: 12,
    weeks: 6,
    ageMin: 14,
    fee: 0,
    seats: 40,
    image: 'class-gita',
  },
  {
    id: 'bhakti-shastri',
    title: 'Bhakti Shastri',
    description:
      'A year with four books: Bhagavad Gita, Isopanisad, Nectar of Devotion and Nectar of Instruction. Two and a half hours a week, homework, and an examination. It asks for steady chanting.',
    teacher: 'Radhika Devi Dasi (demo)',
    venue: 'Library',
    language: 'English',
    days: [6],
    from: '16:30',
    to: '19:00',
    startsIn: 30,
    weeks: 48,
    ageMin: 18,
    fee: 3_000,
    seats: 20,
    image: 'books',
  },
  {
    id: 'mridanga-for-beginners',
    title: 'Mridanga for beginners',
    description:
      'From the first stroke to your first kirtan. Drums are here for you to practise on. From eight years; small hands are welcome.',
    teacher: 'Govinda Das (demo)',
    venue: 'Music room',
    language: 'Hindi',
    days: [0],
    from: '14:30',
    to: '15:30',
    startsIn: 7,
    weeks: 16,
    ageMin: 8,
    fee: 1_200,
    seats: 12,
    image: 'kirtan',
  },
  {
    id: 'gopal-fun-school',
    title: 'Gopal Fun School',
    description:
      'Stories, songs, drama and clay on Sunday mornings while parents sit in the hall. For ages three to sixteen, in two groups.',
    teacher: 'Yamuna Devi Dasi (demo)',
    venue: 'Children’s hall',
    language: 'Hindi and English',
    days: [0],
    from: '10:30',
    to: '12:30',
    startsIn: -21,
    weeks: 40,
    ageMin: 3,
    fee: 0,
    seats: 60,
    image: 'kids-school',
  },
  {
    id: 'permanent-happiness-seminar',
    title: 'Discover Your Permanent Happiness',
    description:
      'Twelve hours in six afternoons: who am I, why do good people suffer, what remains when pleasure passes. Six questions, taken slowly, with time to disagree.',
    teacher: 'Ananta Das (demo)',
    venue: 'Seminar room',
    language: 'English',
    days: [1, 2, 3, 4, 5, 6],
    from: '16:30',
    to: '18:30',
    // The week of the event of its name (demo-events.ts).
    startsIn: 7,
    weeks: 1,
    ageMin: 18,
    fee: 0,
    seats: 30,
    image: 'youth',
  },
];

export async function seedDemoClasses({ db, clock }: Services): Promise<void> {
  const today = templeDay(clock());
  await fillTable(
    db,
    'classes',
    classes.map(({ from, to, startsIn, weeks, ageMin, fee, ...row }, position) => {
      const startsOn = nextWeekday(daysLater(today, startsIn), row.days[0] ?? 0);
      return {
        ...row,
        starts_at: from,
        ends_at: to,
        starts_on: startsOn,
        ends_on: daysLater(startsOn, (weeks - 1) * 7 + (row.days.at(-1) ?? 0) - (row.days[0] ?? 0)),
        age_min: ageMin,
        fee_paise: rupees(fee),
        position,
      };
    }),
  );
}
