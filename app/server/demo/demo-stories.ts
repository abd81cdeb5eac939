import type { Story } from '#core/stories/story.ts';
import type { Services } from '../services.ts';
import { fillTable } from './fill-table.ts';

/**
 * Evergreen cards for the daily story viewer: they name what happens every day or week, so they
 * never age.
 */
const demoStories: Card[] = [
  {
    id: 'mangal-aarti',
    media: 'hero-temple-dawn',
    title: 'Half past four',
    description: 'The day begins with Mangal Aarti. Lamps first, then the sun. You are welcome at the door.',
    alt: 'Temple spires and domes above a lotus pond at dawn',
  },
  {
    id: 'tulsi-puja',
    media: 'tulsi',
    title: 'Three circles around Tulsi',
    description: 'At five we water her, sing to her and walk around her. It takes ten minutes.',
    alt: 'A tulsi plant on its pedestal in a courtyard with lamps and rangoli',
  },
  {
    id: 'food-for-life',
    media: 'food-for-life',
    title: 'Seven thousand plates',
    description: 'Food for Life feeds about 7,000 visitors a day, up to 10,000 at weekends and festivals.',
    alt: 'A brass plate of sanctified food seen from above, ringed with marigolds',
  },
  {
    id: 'evening-gita',
    media: 'class-gita',
    title: 'One verse before dinner',
    description: 'Every evening a verse of the Bhagavad Gita is read and talked over. Bring a question.',
    alt: 'Listeners seated before an open Gita; through the arch a chariot waits at sunrise',
  },
  {
    id: 'evening-lamps',
    type: 'video',
    media: 'evening-lamps.mp4',
    poster: 'evening-lamps.webp',
    title: 'Lamps on the water',
    description:
      'At half past six the lamps of Sandhya Aarti are lit. Stay a little; the pond keeps them longest.',
    alt: 'Small clay lamps drift and flicker on a lotus pond before the temple at dusk',
  },
  {
    id: 'morning-kirtan',
    media: 'kirtan',
    title: 'Drums before breakfast',
    description:
      'After the altar opens at a quarter past seven, everybody sings. You need not know the words.',
    alt: 'Devotees with raised arms sing before a shrine where a lotus stands in light',
  },
  {
    id: 'cow-care',
    media: 'cow-care',
    title: 'First fodder, then us',
    description:
      'Our cows eat before the kitchen opens. Come by in the morning and bring a handful of grass.',
    alt: 'Garlanded cows and a calf rest under a kadamba tree in a meadow',
  },
  {
    id: 'sunday-feast',
    media: 'youth',
    title: 'Sunday is open house',
    description:
      'Katha, kirtan and a vegetarian feast, every Sunday. Bring a friend; there is always one plate more.',
    alt: 'Young people with a drum and cymbals on river steps at sunrise',
  },
];

type Card = Pick<Story, 'id' | 'media' | 'title' | 'description' | 'alt'> &
  Partial<Pick<Story, 'type' | 'poster'>>;

export async function seedDemoStories({ db, clock }: Services): Promise<void> {
  await fillTable(
    db,
    'stories',
    demoStories.map((story, index) => ({
      type: 'image' as const,
      ...story,
      position: index + 1,
      status: 'live' as const,
      publish_at: clock(),
    })),
  );
}
