import { noPicture, type Picture } from '#core/content/picture.ts';
import { rupees } from '#core/money/paise.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { cleanRichText } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { daysLater, momentOf, nextWeekday } from './demo-days.ts';
import { fillTable } from './fill-table.ts';

type Day = string;
type DemoEvent = {
  id: string;
  title: string;
  /** Without one it shows the quiet arch: a festival is for photographs. */
  picture?: Picture;
  /** First and last moment, relative to the day of seeding; null leaves the event out. */
  when: (today: Day) => { from: Day; start: string; to?: Day; end: string } | null;
  location: string;
  tags: string[];
  fee?: number;
  capacity?: number;
  text: string;
};

const hall = 'Temple hall, Ghaziabad';

/**
 * Weekly programmes follow the day of seeding; festivals are on their dates in the Vaisnava
 * calendar of 2026 and 2027.
 */
const demoEvents: DemoEvent[] = [
  {
    id: 'sunday-love-feast',
    title: 'Sunday Love Feast',
    picture: {
      image: 'kirtan',
      alt: 'Devotees seen from behind, arms raised in song before a glowing altar arch',
    },
    when: (today) => ({ from: nextWeekday(daysLater(today, 1), 0), start: '10:30', end: '13:30' }),
    location: hall,
    tags: ['weekly', 'family'],
    text: `
      <p>Songs, a story and lunch: the easiest way to meet the temple. Bring the family, sit anywhere, ask anything.</p>
      <ul><li>10:30 <em>kīrtana</em></li><li>11:00 <em>kathā</em>, a talk from the Bhāgavatam</li><li>12:00 ārati</li><li>12:30 a vegetarian feast for everybody</li></ul>
      <p>There is no charge and nothing to bring. Children have their own corner with colours and clay.</p>`,
  },
  {
    id: 'discover-your-permanent-happiness',
    title: 'Discover Your Permanent Happiness',
    picture: {
      image: 'class-gita',
      alt: 'Listeners seated before an open Gita; through the arch a chariot waits at sunrise',
    },
    when: (today) => {
      const monday = nextWeekday(daysLater(today, 7), 1);
      return { from: monday, start: '16:30', to: daysLater(monday, 5), end: '18:30' };
    },
    location: 'Seminar room, first floor',
    tags: ['seminar', 'adults'],
    capacity: 60,
    text: `
      <p>Twelve hours over six days, two hours each afternoon. Who am I, why do good people suffer, what remains when pleasure passes: six questions from the <em>Bhagavad-gītā</em>, taken slowly, with time to disagree.</p>
      <p>No earlier reading is needed. Each session ends in time for Sandhya Aarti.</p>`,
  },
  {
    id: 'govardhan-parikrama-day-trip',
    title: 'Govardhan Parikrama day trip',
    picture: {
      image: 'tours-govardhan',
      alt: 'Pilgrims walking around Govardhan hill past a sacred pond and grazing cows',
    },
    when: (today) => ({ from: nextWeekday(daysLater(today, 21), 6), start: '03:30', end: '20:00' }),
    location: 'Bus from the temple gate',
    tags: ['pilgrimage'],
    fee: 2_500,
    capacity: 45,
    text: `
      <p>Twenty-one kilometres around the hill that Kṛṣṇa lifted, with songs on the way and <em>prasādam</em> at Kusum Sarovar. The walk takes five to six hours. A vehicle follows for those who tire.</p>
      <p>Carry water, a cap and beads. We leave at half past three so that the first loop is walked in the cool.</p>`,
  },
  {
    id: 'youth-forum-open-evening',
    title: 'Youth forum: an open evening',
    picture: {
      image: 'youth',
      alt: 'Young people with a drum and cymbals on river steps at sunrise',
    },
    when: (today) => ({ from: nextWeekday(daysLater(today, 8), 6), start: '17:30', end: '20:00' }),
    location: hall,
    tags: ['youth', 'monthly'],
    text: `
      <p>Music, a question nobody has settled, and dinner. This month: can one be ambitious and at peace? Students and young professionals run the evening themselves.</p>
      <p>Bring a friend who disagrees with you. Entry is free, and the kitchen counts on second helpings.</p>`,
  },
  {
    id: 'gita-jayanti',
    title: 'Gītā Jayantī and Mokṣadā Ekādaśī',
    picture: {
      image: 'books',
      alt: 'An open scripture on a stand before an arched window at dawn',
    },
    when: festival(['2026-12-20', '2027-12-09'], '07:30', '20:30'),
    location: hall,
    tags: ['festival', 'ekadasi'],
    text: `
      <p>The day on which the <em>Bhagavad-gītā</em> was spoken. All seven hundred verses are recited together from half past seven in the morning. Come for a chapter or for all eighteen.</p>
      <p>It is also an Ekādaśī: the evening <em>prasādam</em> is without grains.</p>`,
  },
  {
    id: 'nityananda-trayodasi',
    title: 'Nityānanda Trayodaśī',
    when: festival(['2026-01-31', '2027-02-19'], '09:00', '13:00'),
    location: hall,
    tags: ['festival', 'appearance'],
    text: `
      <p>The appearance of Śrī Nityānanda Prabhu, the friend of those whom nobody else invites. <em>Kīrtana</em>, stories of His mercy, and a fast until noon, followed by a feast.</p>`,
  },
  {
    id: 'gaura-purnima',
    title: 'Gaura Pūrṇimā',
    when: festival(['2026-03-03', '2027-03-22'], '17:00', '21:30'),
    location: hall,
    tags: ['festival', 'appearance'],
    text: `
      <p>Śrī Caitanya Mahāprabhu appeared in Māyāpur on a full moon of 1486, while the whole town was bathing and chanting. We fast until the moon rises, bathe the deities, and sing until the lamps burn low.</p>`,
  },
  {
    id: 'gopastami',
    title: 'Gopāṣṭamī',
    when: lastOf(['2025-10-30', '2026-11-17', '2027-11-06'], '08:30', '11:30'),
    location: 'Temple courtyard',
    tags: ['festival', 'cows'],
    text: `
      <p>The day on which Kṛṣṇa was first allowed to take the cows to pasture. The cows are bathed, garlanded and fed jaggery and green fodder by hand, children first.</p>`,
  },
  {
    id: 'govardhan-puja',
    title: 'Govardhan Pūjā',
    when: lastOf(['2025-10-22', '2026-11-10', '2027-10-30'], '10:00', '14:00'),
    location: hall,
    tags: ['festival'],
    text: `
      <p>A hill of sweets, rice and halva is built before the altar in memory of the hill that sheltered Vraja. It is circled, offered, and then given away to the last spoon.</p>`,
  },
  {
    id: 'radhastami',
    title: 'Rādhāṣṭamī',
    when: lastOf(['2025-08-31', '2026-09-19', '2027-09-08'], '08:00', '13:00'),
    location: hall,
    tags: ['festival', 'appearance'],
    text: `
      <p>The appearance of Śrīmatī Rādhārāṇī in Barsānā. The hall is dressed in flowers from floor to ceiling, there is an <em>abhiṣeka</em> at ten and a half-day fast that ends in a feast.</p>`,
  },
  {
    id: 'ratha-yatra',
    title: 'Ratha Yātrā',
    when: lastOf(['2025-06-27', '2026-07-16', '2027-07-05'], '14:00', '19:30'),
    location: 'From the temple gate through the township',
    tags: ['festival', 'kirtan'],
    text: `
      <p>Lord Jagannātha, Baladeva and Subhadrā leave the temple and come to everybody’s door. The chariot is pulled by hand with songs and drums; fruit and sweets are given out along the whole way.</p>
      <p>Whoever cannot walk the route may wait at the park: the chariot rests there at five.</p>`,
  },
  {
    id: 'janmashtami',
    title: 'Śrī Kṛṣṇa Janmāṣṭamī',
    when: (today) => {
      const day = lastBefore(['2025-08-16', '2026-09-04', '2027-08-25'], today);
      return day ? { from: day, start: '16:00', to: daysLater(day, 1), end: '00:45' } : null;
    },
    location: 'Temple hall and courtyard',
    tags: ['festival', 'appearance'],
    text: `
      <p>A day of fasting and songs until midnight, the hour of His appearance: the bathing of the deities, the swing, a play by the children, and <em>prasādam</em> for all after the midnight ārati.</p>`,
  },
];

export async function seedDemoEvents({ db, clock }: Services): Promise<void> {
  const today = templeDay(clock());
  await fillTable(
    db,
    'events',
    demoEvents.flatMap((event) => toRow(event, today)),
  );
}

function toRow(event: DemoEvent, today: Day) {
  const when = event.when(today);
  if (!when) return [];
  return [
    {
      id: event.id,
      title: event.title,
      description: cleanRichText(event.text.replace(/>\s+</g, '><').trim()),
      location: event.location,
      starts_at: momentOf(when.from, when.start),
      ends_at: momentOf(when.to ?? when.from, when.end),
      images: JSON.stringify([event.picture ?? noPicture]),
      tags: event.tags,
      capacity: event.capacity ?? null,
      fee_paise: rupees(event.fee ?? 0),
      status: 'live' as const,
      publish_at: momentOf(daysLater(when.from < today ? when.from : today, -30), '09:00'),
    },
  ];
}

/** The next of the dates, or the last one once all are over. */
function festival(dates: Day[], start: string, end: string): DemoEvent['when'] {
  return (today) => {
    const from = dates.find((date) => date > today) ?? dates.at(-1);
    return from ? { from, start, end } : null;
  };
}

function lastOf(dates: Day[], start: string, end: string): DemoEvent['when'] {
  return (today) => {
    const from = lastBefore(dates, today);
    return from ? { from, start, end } : null;
  };
}

function lastBefore(dates: Day[], today: Day): Day | undefined {
  return dates.filter((date) => date < today).at(-1);
}
