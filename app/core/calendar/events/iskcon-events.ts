import type { YearlyEvent } from './yearly-event.ts';

/** Days of the history of ISKCON. */
export const iskconEvents: readonly YearlyEvent[] = [
  {
    id: 'sri-jayananda-prabhu-disappearance',
    class: 'iskcon',
    title: 'Sri Jayananda Prabhu -- Disappearance',
    falls: { rule: 'tithi', masa: 'Madhusudana', paksa: 'Gaura', tithi: 'Trayodasi' },
  },
  {
    id: 'the-incorporation-of-iskcon-in-new-york',
    class: 'iskcon',
    title: 'The incorporation of ISKCON in New York',
    falls: { rule: 'tithi', masa: 'Sridhara', paksa: 'Krsna', tithi: 'Navami' },
  },
  {
    id: 'srila-prabhupada-s-departure-for-the-usa',
    class: 'iskcon',
    title: "Srila Prabhupada's departure for the USA",
    falls: { rule: 'tithi', masa: 'Hrsikesa', paksa: 'Krsna', tithi: 'Pratipat' },
  },
  {
    id: 'acceptance-of-sannyasa-by-srila-prabhupada',
    class: 'iskcon',
    title: 'Acceptance of sannyasa by Srila Prabhupada',
    falls: { rule: 'tithi', masa: 'Hrsikesa', paksa: 'Gaura', tithi: 'Purnima' },
  },
  {
    id: 'srila-prabhupada-s-arrival-in-the-usa',
    class: 'iskcon',
    title: "Srila Prabhupada's arrival in the USA",
    falls: { rule: 'tithi', masa: 'Padmanabha', paksa: 'Krsna', tithi: 'Saptami' },
  },
];
