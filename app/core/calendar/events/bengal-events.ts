import { onTithis, type YearlyEvent } from './yearly-event.ts';

/** Holidays of Bengal. */
export const bengalEvents: readonly YearlyEvent[] = [
  ...onTithis('bengal', [
    ['Madhusudana', 'Gaura', 'Saptami', 'Jahnu Saptami'],
    ['Padmanabha', 'Gaura', 'Saptami', 'Durga Puja'],
    ['Padmanabha', 'Gaura', 'Purnima', 'Laksmi Puja'],
    ['Damodara', 'Gaura', 'Navami', 'Jagaddhatri Puja'],
    ['Madhava', 'Gaura', 'Pancami', 'Sarasvati Puja'],
  ]),
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
