import { expect, it } from 'vitest';
import { rupees } from '../money/paise.ts';
import { glanceOf } from './purchase-glance.ts';

it('a glance has nobody’s name, and not what is booked', () => {
  const glance = {
    ...({ id: 'sea_1', number: 7, state: 'created', money: 'created', stage: 'open' } as const),
    ...{ total: rupees(500), payable: true, failure: null, mailed: true },
  };
  const booking = { ...glance, title: 'Mridanga', buyer: { name: 'Radha Devi', phone: '9876543210' } };
  expect(glanceOf(booking)).toEqual(glance);
});
