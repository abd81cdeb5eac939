import type { DarshanType } from '#core/darshan/darshan-type.ts';
import { templeDay, templeMoment } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';
import { daysLater } from './demo-days.ts';
import { demoRows } from './demo-rows.ts';
import { fillTable } from './fill-table.ts';

type Album = { type: DarshanType; appears: string; shots: [image: string, alt: string, caption: string][] };

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
  const albums = demoRows<Album>('darshan');
  const rows = offsets.flatMap((offset) => {
    const day = daysLater(today, offset);
    const shown = albums.filter(({ type }) => type !== 'festival' || offset === festivalDay);
    return shown.flatMap(({ type, appears, shots }) =>
      // Every second day begins with the other picture, so that neighbours differ.
      (offset % 2 === 0 ? shots : shots.toReversed()).map(([image, alt, caption], index) => ({
        id: `${day}-${type}-${index + 1}`,
        day,
        type,
        position: index + 1,
        publish_at: templeMoment(day, appears),
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
    starts_at: templeMoment(daysLater(today, offset), '18:30'),
    ends_at: templeMoment(daysLater(today, offset), '19:10'),
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
