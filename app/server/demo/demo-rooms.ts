import { rupees } from '#core/money/paise.ts';
import type { Services } from '../services.ts';
import { fillTable } from './fill-table.ts';

/** Rooms and rates are demo data that the staff replace. */
const rooms = [
  {
    id: 'standard',
    title: 'Standard room',
    summary: 'A plain, quiet room with a fan and a window to the garden.',
    sleeps: 3,
    night: 600,
    amenities: ['Fan', 'Hot water', 'Attached bath'],
    image: '',
  },
  {
    id: 'ac-standard',
    title: 'Air-conditioned room',
    summary: 'Cool in May, warm in January, five minutes from the morning lamps.',
    sleeps: 3,
    night: 1_500,
    amenities: ['Air conditioning', 'Hot water', 'Wi-Fi', 'Attached bath'],
    image: '',
  },
  {
    id: 'deluxe-suite',
    title: 'Deluxe suite',
    summary: 'Two rooms for a family that stays longer, with a small kitchen for the children’s milk.',
    sleeps: 4,
    night: 2_500,
    amenities: ['Air conditioning', 'Hot water', 'Wi-Fi', 'Kitchen corner', 'Balcony'],
    image: '',
  },
  {
    id: 'dormitory',
    title: 'Dormitory bed',
    summary: 'For pilgrims who travel light. Women and men have separate halls.',
    sleeps: 1,
    night: 300,
    amenities: ['Locker', 'Hot water', 'Shared bath'],
    image: '',
  },
];

export async function seedDemoRooms({ db }: Services): Promise<void> {
  await fillTable(
    db,
    'room_types',
    rooms.map(({ night, ...room }, position) => ({ ...room, night_paise: rupees(night), position })),
  );
}
