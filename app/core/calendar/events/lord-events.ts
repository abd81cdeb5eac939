import type { YearlyEvent } from './yearly-event.ts';

/** Appearance days of the Lord and His incarnations, most of them with a fast. */
export const lordEvents: readonly YearlyEvent[] = [
  {
    id: 'nrsimha-caturdasi-appearance-of-lord-nrsimhadeva',
    class: 'lord',
    title: 'Nrsimha Caturdasi: Appearance of Lord Nrsimhadeva',
    falls: { rule: 'tithi', masa: 'Madhusudana', paksa: 'Gaura', tithi: 'Caturdasi' },
    fast: { until: 'dusk', subject: 'Lord Nrsimhadeva', wholeDayInHbvStyle: true },
  },
  {
    id: 'lord-balarama-appearance',
    class: 'lord',
    title: 'Lord Balarama -- Appearance',
    falls: { rule: 'tithi', masa: 'Sridhara', paksa: 'Gaura', tithi: 'Purnima' },
    fast: { until: 'noon', subject: 'Lord Balarama', wholeDayInHbvStyle: true },
  },
  {
    id: 'radhastami-appearance-of-srimati-radharani',
    class: 'lord',
    title: 'Radhastami: Appearance of Srimati Radharani',
    falls: { rule: 'tithi', masa: 'Hrsikesa', paksa: 'Gaura', tithi: 'Astami' },
    fast: { until: 'noon', subject: 'Srimati Radharani', wholeDayInHbvStyle: false },
  },
  {
    id: 'sri-vamana-dvadasi-appearance-of-lord-vamanadeva',
    class: 'lord',
    title: 'Sri Vamana Dvadasi: Appearance of Lord Vamanadeva',
    falls: { rule: 'tithi', masa: 'Hrsikesa', paksa: 'Gaura', tithi: 'Dvadasi' },
    fast: { until: 'noon', subject: 'Vamanadeva', wholeDayInHbvStyle: true },
  },
  {
    id: 'sri-advaita-acarya-appearance',
    class: 'lord',
    title: 'Sri Advaita Acarya -- Appearance',
    falls: { rule: 'tithi', masa: 'Madhava', paksa: 'Gaura', tithi: 'Saptami' },
    fast: { until: 'noon', subject: 'Advaita Acarya', wholeDayInHbvStyle: true },
  },
  {
    id: 'varaha-dvadasi-appearance-of-lord-varahadeva',
    class: 'lord',
    title: 'Varaha Dvadasi: Appearance of Lord Varahadeva',
    falls: { rule: 'tithi', masa: 'Madhava', paksa: 'Gaura', tithi: 'Dvadasi' },
    fast: { until: 'noon', subject: 'Varahadeva', wholeDayInHbvStyle: true },
  },
  {
    id: 'nityananda-trayodasi-appearance-of-sri-nityananda-prabhu',
    class: 'lord',
    title: 'Nityananda Trayodasi: Appearance of Sri Nityananda Prabhu',
    falls: { rule: 'tithi', masa: 'Madhava', paksa: 'Gaura', tithi: 'Trayodasi' },
    fast: { until: 'noon', subject: 'Sri Nityananda', wholeDayInHbvStyle: true },
  },
  {
    id: 'sri-krsna-janmastami-appearance-of-lord-sri-krsna',
    class: 'lord',
    title: 'Sri Krsna Janmastami: Appearance of Lord Sri Krsna',
    falls: { rule: 'janmastami', masa: 'Hrsikesa', paksa: 'Krsna', tithi: 'Astami' },
    fast: { until: 'midnight', subject: 'Sri Krsna', wholeDayInHbvStyle: true },
  },
  {
    id: 'gaura-purnima-appearance-of-sri-caitanya-mahaprabhu',
    class: 'lord',
    title: 'Gaura Purnima: Appearance of Sri Caitanya Mahaprabhu',
    falls: { rule: 'tithi', masa: 'Govinda', paksa: 'Gaura', tithi: 'Purnima' },
    fast: { until: 'moonrise', subject: 'Sri Krsna Caitanya Mahaprabhu', wholeDayInHbvStyle: true },
  },
  {
    id: 'rama-navami-appearance-of-lord-sri-ramacandra',
    class: 'lord',
    title: 'Rama Navami: Appearance of Lord Sri Ramacandra',
    falls: { rule: 'rama-navami', masa: 'Visnu', paksa: 'Gaura', tithi: 'Navami' },
    fast: { until: 'sunset', subject: 'Sri Ramacandra', wholeDayInHbvStyle: true },
  },
];
