import type { MediaItem } from '#core/content/media-item.ts';
import type { Services } from '../services.ts';
import { fillTable } from './fill-table.ts';

/** Pictures, sounds and a film of our own making. */
const items: Omit<MediaItem, 'id'>[] = [
  photo('Kirtan in the hall', 'kirtan-hall', 'Devotees with raised arms sing before the altar'),
  photo('The altar in the morning', 'altar-morning', 'The altar in morning light with marigolds and lotuses'),
  photo('The aarti tray', 'aarti-lamp', 'A five-flamed lamp, flowers and incense on a brass tray'),
  photo('The swing in the garden', 'festival-swing', 'A swing under garlands by moonlight, cows beside it'),
  photo('The noon plate', 'offering-plate', 'A brass plate of sanctified food, ringed with marigolds'),
  photo('Lamps at dusk', 'altar-evening', 'A row of lamps before the altar at dusk'),
  {
    kind: 'audio',
    title: 'The temple bell',
    media: 'temple-bell.mp3',
    poster: null,
    alt: 'Three strokes of a bronze bell, seven seconds.',
    credit: '',
  },
  {
    kind: 'audio',
    title: 'Tanpura',
    media: 'tanpura.mp3',
    poster: null,
    alt: 'Four plucked strings that go round and round, twenty-two seconds. To sing or sit with.',
    credit: '',
  },
  {
    kind: 'video',
    title: 'Lamps on the water',
    media: 'evening-lamps.mp4',
    poster: 'evening-lamps.webp',
    alt: 'Small clay lamps drift and flicker on a lotus pond before the temple at dusk, eight seconds.',
    credit: '',
  },
];

function photo(title: string, media: string, alt: string): Omit<MediaItem, 'id'> {
  return { kind: 'photo', title, media, poster: null, alt, credit: '' };
}

export async function seedDemoMedia({ db }: Services): Promise<void> {
  await fillTable(
    db,
    'media_items',
    items.map((item, index) => ({
      id: `${item.kind}-${index + 1}`,
      ...item,
      position: index + 1,
      status: 'live' as const,
    })),
  );
}
