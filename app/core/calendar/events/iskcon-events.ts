import { onTithis, type YearlyEvent } from './yearly-event.ts';

/** Days of the history of ISKCON. */
export const iskconEvents: readonly YearlyEvent[] = onTithis('iskcon', [
  ['Madhusudana', 'Gaura', 'Trayodasi', 'Sri Jayananda Prabhu -- Disappearance'],
  ['Sridhara', 'Krsna', 'Navami', 'The incorporation of ISKCON in New York'],
  ['Hrsikesa', 'Krsna', 'Pratipat', "Srila Prabhupada's departure for the USA"],
  ['Hrsikesa', 'Gaura', 'Purnima', 'Acceptance of sannyasa by Srila Prabhupada'],
  ['Padmanabha', 'Krsna', 'Saptami', "Srila Prabhupada's arrival in the USA"],
]);
