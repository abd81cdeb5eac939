import type { Services } from '../services.ts';

/** Four evergreen cards for the daily story viewer: they name what happens every day or week, so they never age. */
const demoStories = [
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
    title: 'Three circles around Tulasī',
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
    description: 'Every evening a verse of the Bhagavad-gītā is read and talked over. Bring a question.',
    alt: 'Listeners seated before an open Gita; through the arch a chariot waits at sunrise',
  },
];

export async function seedDemoStories({ db, clock }: Services): Promise<void> {
  if (await db.selectFrom('stories').select('id').limit(1).executeTakeFirst()) return;
  await db
    .insertInto('stories')
    .values(
      demoStories.map((story, index) => ({
        ...story,
        type: 'image' as const,
        position: index + 1,
        status: 'live' as const,
        publish_at: clock(),
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
