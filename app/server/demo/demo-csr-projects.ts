import { type CsrProjectFields, readCsrProject } from '#core/content/csr-project.ts';
import type { Services } from '../services.ts';
import { demoRow } from './demo-row.ts';
import { fillTable } from './fill-table.ts';

/** Demo projects: the themes are usual ones, the targets are made up. */
const projects: Omit<CsrProjectFields, 'position' | 'published'>[] = [
  {
    id: 'school-meals',
    title: 'Warm meals for government schools',
    scheduleItem: 'hunger',
    summary:
      'A cooked vegetarian meal on every school day for children of nearby government schools, from a kitchen that is inspected and photographed (demo).',
    image: 'food-for-life',
    target: '25,00,000',
  },
  {
    id: 'health-camps',
    title: 'Health camps in the villages around',
    scheduleItem: 'hunger',
    summary:
      'Eyes, teeth, blood pressure and sugar: a doctor, a nurse and a van with medicines, one village a month (demo).',
    image: '',
    target: '8,00,000',
  },
  {
    id: 'evening-school',
    title: 'Evening school and computer room',
    scheduleItem: 'education',
    summary:
      'Homework help, reading and first computer skills for children of daily-wage families, free of charge and of any creed (demo).',
    image: 'kids-school',
    target: '12,00,000',
  },
  {
    id: 'sewing-and-baking',
    title: 'Sewing and baking for young women',
    scheduleItem: 'equality',
    summary: 'Six-month courses with a tool kit at the end, and help with the first orders (demo).',
    image: 'girls',
    target: '9,00,000',
  },
  {
    id: 'meals-for-elders',
    title: 'Meals for homes of the elderly',
    scheduleItem: 'equality',
    summary: 'A hot meal and an hour of company for residents of old-age homes, three days a week (demo).',
    image: 'seniors',
    target: '6,00,000',
  },
  {
    id: 'cow-shelter',
    title: 'Shelter for old and rescued cattle',
    scheduleItem: 'environment',
    summary:
      'Fodder, a roof and a vet for animals that nobody keeps any more, and compost for farmers (demo).',
    image: 'cow-care',
    target: '15,00,000',
  },
];

/** Fills the CSR projects of an empty site. */
export async function seedCsrProjects({ db }: Services): Promise<void> {
  const rows = projects.map((project, at) => demoRow(readCsrProject, project, at));
  await fillTable(
    db,
    'csr_projects',
    rows.map(({ scheduleItem, target, ...row }) => ({
      ...row,
      schedule_item: scheduleItem,
      target_paise: target,
    })),
  );
}
