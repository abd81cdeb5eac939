import type { DarshanType } from '#core/darshan/darshan-type.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';
import { daysLater, momentOf } from './demo-days.ts';

type Shot = { image: string; alt: string; caption: string };
type Album = { type: DarshanType; appears: string; shots: Shot[] };

/**
 * Our own drawings of an altar in the light of its hour; no deity is drawn, a lotus is in their
 * place.
 */
const albums: Album[] = [
  {
    type: 'mangala',
    appears: '05:15',
    shots: [
      {
        image: 'altar-dawn',
        alt: 'A lotus on the altar in lavender light before sunrise',
        caption: 'Before sunrise',
      },
      { image: 'altar-dawn-2', alt: 'The lotus and two peacock fans, close', caption: 'The first lamp' },
    ],
  },
  {
    type: 'shringar',
    appears: '08:00',
    shots: [
      {
        image: 'altar-morning',
        alt: 'The altar in morning light with marigolds and lotuses',
        caption: 'Dressed for the day',
      },
      {
        image: 'altar-morning-2',
        alt: 'Fresh garlands and lotuses around the altar, close',
        caption: 'This morning’s garlands',
      },
    ],
  },
  {
    type: 'raj-bhoga',
    appears: '13:00',
    shots: [
      {
        image: 'altar-noon',
        alt: 'Pots of sweet rice before the altar at noon',
        caption: 'The noon offering',
      },
      {
        image: 'offering-plate',
        alt: 'A brass plate of sanctified food, ringed with marigolds',
        caption: 'What was cooked today',
      },
    ],
  },
  {
    type: 'sandhya',
    appears: '19:15',
    shots: [
      { image: 'altar-evening', alt: 'A row of lamps before the altar at dusk', caption: 'Lamps at dusk' },
      {
        image: 'aarti-lamp',
        alt: 'A five-flamed lamp, flowers and incense on a brass tray',
        caption: 'The aarti tray',
      },
    ],
  },
  {
    type: 'shayan',
    appears: '21:00',
    shots: [
      {
        image: 'altar-night',
        alt: 'The altar in dim blue light with three last lamps',
        caption: 'Good night',
      },
      { image: 'altar-night-2', alt: 'The lotus by night, close', caption: 'Before the curtain' },
    ],
  },
];

const festival: Album = {
  type: 'festival',
  appears: '21:30',
  shots: [
    {
      image: 'festival-swing',
      alt: 'A swing under garlands by moonlight, cows beside it',
      caption: 'The swing in the garden',
    },
    {
      image: 'kirtan-hall',
      alt: 'Devotees with raised arms sing before the altar',
      caption: 'Kīrtana until late',
    },
  ],
};

/**
 * Seven days up to today, and a week ahead that appears by itself, so that a demo left running
 * stays current.
 */
const firstDay = -6;
const lastDay = 7;
const festivalDay = -3;

export async function seedDemoDarshan({ db, clock }: Services): Promise<void> {
  if (await db.selectFrom('darshan_photos').select('id').limit(1).executeTakeFirst()) return;
  const today = templeDay(clock());
  const offsets = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index);
  const rows = offsets.flatMap((offset) => {
    const day = daysLater(today, offset);
    return [...albums, ...(offset === festivalDay ? [festival] : [])].flatMap(({ type, appears, shots }) =>
      // Every second day begins with the other picture, so that neighbours differ.
      (offset % 2 === 0 ? shots : shots.toReversed()).map((shot, index) => ({
        id: `${day}-${type}-${index + 1}`,
        day,
        type,
        position: index + 1,
        publish_at: momentOf(day, appears),
        ...shot,
      })),
    );
  });
  await db
    .insertInto('darshan_photos')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * A film of our own, a sample film that says so, and three evenings whose stream is not known yet.
 */
export async function seedDemoLive({ db, clock }: Services): Promise<void> {
  if (await db.selectFrom('live_sessions').select('id').limit(1).executeTakeFirst()) return;
  const today = templeDay(clock());
  const evening = (offset: number) => ({
    starts_at: momentOf(daysLater(today, offset), '18:30'),
    ends_at: momentOf(daysLater(today, offset), '19:10'),
    status: 'live' as const,
  });
  await db
    .insertInto('live_sessions')
    .values([
      {
        id: 'lamps-on-the-water',
        title: 'Sandhya Aarti: lamps on the water',
        provider: 'file',
        video_ref: 'evening-lamps.mp4',
        ...evening(-1),
      },
      {
        id: 'sample-stream',
        title: 'How a stream is shown: a sample film of YouTube',
        provider: 'youtube',
        video_ref: 'M7lc1UVf-VE',
        ...evening(-2),
      },
      ...[1, 2, 3].map((offset) => ({
        id: `sandhya-${daysLater(today, offset)}`,
        title: 'Sandhya Aarti',
        provider: 'youtube' as const,
        video_ref: null,
        ...evening(offset),
      })),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
