import type { YearlyEvent } from './yearly-event.ts';

/** Holidays of Bengal. */
export const bengalEvents: readonly YearlyEvent[] = [
  {
    id: 'jahnu-saptami',
    class: 'bengal',
    title: 'Jahnu Saptami',
    falls: { rule: 'tithi', masa: 'Madhusudana', paksa: 'Gaura', tithi: 'Saptami' },
  },
  {
    id: 'durga-puja',
    class: 'bengal',
    title: 'Durga Puja',
    falls: { rule: 'tithi', masa: 'Padmanabha', paksa: 'Gaura', tithi: 'Saptami' },
  },
  {
    id: 'laksmi-puja',
    class: 'bengal',
    title: 'Laksmi Puja',
    falls: { rule: 'tithi', masa: 'Padmanabha', paksa: 'Gaura', tithi: 'Purnima' },
  },
  {
    id: 'jagaddhatri-puja',
    class: 'bengal',
    title: 'Jagaddhatri Puja',
    falls: { rule: 'tithi', masa: 'Damodara', paksa: 'Gaura', tithi: 'Navami' },
  },
  {
    id: 'sarasvati-puja',
    class: 'bengal',
    title: 'Sarasvati Puja',
    falls: { rule: 'tithi', masa: 'Madhava', paksa: 'Gaura', tithi: 'Pancami' },
  },
  {
    id: 'ganga-sagara-mela',
    class: 'bengal',
    title: 'Ganga Sagara Mela',
    falls: { rule: 'sankranti', rasi: 'Makara', days: 0 },
  },
  {
    id: 'tulasi-jala-dan-begins',
    class: 'bengal',
    title: 'Tulasi Jala Dan begins',
    falls: { rule: 'sankranti', rasi: 'Mesa', days: 0 },
  },
  {
    id: 'tulasi-jala-dan-ends',
    class: 'bengal',
    title: 'Tulasi Jala Dan ends',
    falls: { rule: 'sankranti', rasi: 'Vrsabha', days: -1 },
  },
];
