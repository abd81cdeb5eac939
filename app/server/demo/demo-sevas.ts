import type { Services } from '../services.ts';
import { fillTable } from './fill-table.ts';

/** The six sevas of rule S51. How many each takes is demo data. */
const sevas = [
  {
    id: 'cleaning',
    title: 'Cleaning',
    summary:
      'Sweep the hall, polish the brass, wash the lamps. From home: keep the week’s rota with the coordinator.',
    online_places: 4,
    in_person_places: 20,
  },
  {
    id: 'kirtan-katha',
    title: 'Kirtan & Katha',
    summary: 'Sing, play or read aloud: in the hall, or from home on the evening call.',
    online_places: 12,
    in_person_places: 15,
  },
  {
    id: 'flower-decoration',
    title: 'Flower Decoration',
    summary: 'Sort petals and string garlands for the altar. From home: plan colours and order flowers.',
    online_places: 6,
    in_person_places: 12,
  },
  {
    id: 'cooking-prasadam',
    title: 'Cooking/Prasadam',
    summary: 'Cut vegetables, roll chapatis, serve the rows. From home: cook for an offering with guidance.',
    online_places: 8,
    in_person_places: 25,
  },
  {
    id: 'event-assistance',
    title: 'Event Assistance',
    summary:
      'Welcome visitors, mind shoes, guide parking, look after a stall. From home: calls and invitations.',
    online_places: 10,
    in_person_places: 30,
  },
  {
    id: 'temple-maintenance',
    title: 'Temple Maintenance',
    summary: 'Paint, plumbing, wiring, garden. From home: drawings, quotations, phone calls to suppliers.',
    online_places: 4,
    in_person_places: 8,
  },
];

/** The six sevas, where there are none. */
export async function seedDemoSevas({ db }: Services): Promise<void> {
  await fillTable(
    db,
    'sevas',
    sevas.map((seva, position) => ({ ...seva, position, status: 'live' as const })),
  );
}
