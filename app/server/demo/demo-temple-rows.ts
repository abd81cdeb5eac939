import { type MilestoneFields, readMilestone } from '#core/content/milestone.ts';
import { readTeacher, type TeacherFields } from '#core/content/teacher.ts';
import { readTestimonial } from '#core/content/testimonial.ts';
import type { Services } from '../services.ts';
import { demoRow } from './demo-row.ts';
import { fillTable } from './fill-table.ts';

/** Four of the line, with links to what everybody may read about them. */
const teachers: Omit<TeacherFields, 'position' | 'published'>[] = [
  {
    id: 'caitanya-mahaprabhu',
    title: 'Śrī Caitanya Mahāprabhu',
    note: '1486–1534. He brought the holy name into the street.',
    image: '',
    link: 'https://en.wikipedia.org/wiki/Chaitanya_Mahaprabhu',
  },
  {
    id: 'bhaktivinoda-thakura',
    title: 'Śrīla Bhaktivinoda Ṭhākura',
    note: '1838–1914. A judge who wrote songs before dawn.',
    image: '',
    link: 'https://en.wikipedia.org/wiki/Bhaktivinoda_Thakur',
  },
  {
    id: 'bhaktisiddhanta-sarasvati',
    title: 'Śrīla Bhaktisiddhānta Sarasvatī',
    note: '1874–1937. He gave the printing press a vow.',
    image: '',
    link: 'https://en.wikipedia.org/wiki/Bhaktisiddhanta_Saraswati',
  },
  {
    id: 'srila-prabhupada',
    title: 'Śrīla Prabhupāda',
    note: '1896–1977. He carried it across the sea.',
    image: '',
    link: 'https://en.wikipedia.org/wiki/A._C._Bhaktivedanta_Swami_Prabhupada',
  },
];

/**
 * Made-up people, and their names say so: the staff replace them with real words, with permission.
 */
const testimonials: [id: string, name: string, about: string, words: string][] = [
  [
    'anjali',
    'Anjali (demo)',
    'Student',
    'I came for the lunch and stayed for the question somebody asked at the table. I still do not have the whole answer, and I have not missed a Sunday since.',
  ],
  [
    'ramesh',
    'Ramesh (demo)',
    'Retired engineer',
    'The receipt was in my mail before I had reached home. I give more easily where I can see what was written down.',
  ],
  [
    'kavita',
    'Kavita (demo)',
    'Mother of two',
    'My son learnt his first verse here, and he made me learn it too. The children run about and nobody minds.',
  ],
  [
    'imran',
    'Imran (demo)',
    'Neighbour',
    'I work nights. At half past four the lamps are already lit, and somebody always has a plate for me.',
  ],
  [
    'sunita',
    'Sunita (demo)',
    'Volunteer in the kitchen',
    'I cut four kilos of pumpkin beside a judge and a bus driver. Nobody asked me anything except whether I had eaten.',
  ],
  [
    'vikram',
    'Vikram (demo)',
    'Software developer',
    'The six-day seminar took my objections more seriously than I did. On the seventh day I got up early.',
  ],
  [
    'leela',
    'Leela (demo)',
    'Grandmother',
    'There is a chair for my knees and a circle of friends who read slowly. I had thought that part of life was over.',
  ],
  [
    'arjun-meera',
    'Arjun and Meera (demo)',
    'Married three years',
    'We join the Ashraya group from two cities. It is the one hour in the week when we both listen.',
  ],
  ['thomas', 'Thomas (demo)', 'Visitor from Kochi', 'I understood none of the songs and all of the welcome.'],
];

const milestones: Omit<MilestoneFields, 'position' | 'published'>[] = [
  {
    id: 'land',
    title: 'The ground',
    words: 'The plot is measured, fenced and blessed with a fire ceremony (demo).',
    state: 'done',
  },
  {
    id: 'foundation',
    title: 'The foundation',
    words: 'Piles and raft are poured; the first stone lies where the altar will stand (demo).',
    state: 'done',
  },
  {
    id: 'walls',
    title: 'Walls and pillars',
    words: 'The prayer hall rises, course by course. This is where bricks and cement go today (demo).',
    state: 'now',
  },
  {
    id: 'spires',
    title: 'The spires',
    words: 'Three spires with their golden tips, to be seen from the whole township (demo).',
    state: 'next',
  },
  {
    id: 'installation',
    title: 'Installation of the Deities',
    words: 'The doors open, and everybody who gave a brick is invited (demo).',
    state: 'next',
  },
];

/** Fills the teachers, testimonials and milestones of an empty site. */
export async function seedTempleRows({ db }: Services): Promise<void> {
  await fillTable(
    db,
    'teachers',
    teachers.map((teacher, at) => demoRow(readTeacher, teacher, at)),
  );
  const said = testimonials.map(([id, name, about, words]) => ({ id, name, about, words }));
  await fillTable(
    db,
    'testimonials',
    said.map((words, at) => demoRow(readTestimonial, words, at)),
  );
  await fillTable(
    db,
    'milestones',
    milestones.map((milestone, at) => demoRow(readMilestone, milestone, at)),
  );
}
