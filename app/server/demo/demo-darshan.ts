import type { DarshanType } from '#core/darshan/darshan-type.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';
import { daysLater, momentOf } from './demo-days.ts';
import { fillTable } from './fill-table.ts';

type Shot = [image: string, alt: string, caption: string];
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
      ['altar-dawn', 'A lotus on the altar in lavender light before sunrise', 'Before sunrise'],
      ['altar-dawn-2', 'The lotus and two peacock fans, close', 'The first lamp'],
    ],
  },
  {
    type: 'shringar',
    appears: '08:00',
    shots: [
      ['altar-morning', 'The altar in morning light with marigolds and lotuses', 'Dressed for the day'],
      ['altar-morning-2', 'Fresh garlands and lotuses around the altar, close', 'This morning’s garlands'],
    ],
  },
  {
    type: 'raj-bhoga',
    appears: '13:00',
    shots: [
      ['altar-noon', 'Pots of sweet rice before the altar at noon', 'The noon offering'],
      ['offering-plate', 'A brass plate of sanctified food, ringed with marigolds', 'What was cooked today'],
    ],
  },
  {
    type: 'sandhya',
    appears: '19:15',
    shots: [
      ['altar-evening', 'A row of lamps before the altar at dusk', 'Lamps at dusk'],
      ['aarti-lamp', 'A five-flamed lamp, flowers and incense on a brass tray', 'The aarti tray'],
    ],
  },
  {
    type: 'shayan',
    appears: '21:00',
    shots: [
      ['altar-night', 'The altar in dim blue light with three last lamps', 'Good night'],
      ['altar-night-2', 'The lotus by night, close', 'Before the curtain'],
    ],
  },
];

const festival: Album = {
  type: 'festival',
  appears: '21:30',
  shots: [
    ['festival-swing', 'A swing under garlands by moonlight, cows beside it', 'The swing in the garden'],
    ['kirtan-hall', 'Devotees with raised arms sing before the altar', 'Kirtan until late'],
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
  const today = templeDay(clock());
  const offsets = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index);
  const rows = offsets.flatMap((offset) => {
    const day = daysLater(today, offset);
    return [...albums, ...(offset === festivalDay ? [festival] : [])].flatMap(({ type, appears, shots }) =>
      // Every second day begins with the other picture, so that neighbours differ.
      (offset % 2 === 0 ? shots : shots.toReversed()).map(([image, alt, caption], index) => ({
        id: `${day}-${type}-${index + 1}`,
        day,
        type,
        position: index + 1,
        publish_at: momentOf(day, appears),
        ...{ image, alt, caption },
      })),
    );
  });
  await fillTable(db, 'darshan_photos', rows);
}

/**
 * A film of our own, a sample film that says so, and three evenings whose stream is not known yet.
 */
export async function seedDemoLive({ db, clock }: Services): Promise<void> {
  const today = templeDay(clock());
  const evening = (offset: number) => ({
    starts_at: momentOf(daysLater(today, offset), '18:30'),
    ends_at: momentOf(daysLater(today, offset), '19:10'),
    status: 'live' as const,
  });
  await fillTable(db, 'live_sessions', [
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
  ]);
}
