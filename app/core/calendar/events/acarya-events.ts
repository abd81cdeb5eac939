import type { YearlyEvent } from './yearly-event.ts';

/** Recent acaryas, observed with a fast until noon. */
export const acaryaEvents: readonly YearlyEvent[] = [
  {
    id: 'srila-prabhupada-appearance',
    class: 'acarya',
    title: 'Srila Prabhupada -- Appearance',
    falls: { rule: 'relative', to: 'sri-krsna-janmastami-appearance-of-lord-sri-krsna', days: 1 },
    fast: { until: 'noon', subject: 'Srila Prabhupada', wholeDayInHbvStyle: false },
  },
  {
    id: 'srila-bhaktivinoda-thakura-disappearance',
    class: 'acarya',
    title: 'Srila Bhaktivinoda Thakura -- Disappearance',
    falls: { rule: 'tithi', masa: 'Vamana', paksa: 'Krsna', tithi: 'Amavasya' },
    fast: { until: 'noon', subject: 'Bhaktivinoda Thakura', wholeDayInHbvStyle: false },
  },
  {
    id: 'sri-vamsidasa-babaji-disappearance',
    class: 'acarya',
    title: 'Sri Vamsidasa Babaji -- Disappearance',
    falls: { rule: 'tithi', masa: 'Sridhara', paksa: 'Gaura', tithi: 'Caturthi' },
  },
  {
    id: 'srila-bhaktivinoda-thakura-appearance',
    class: 'acarya',
    title: 'Srila Bhaktivinoda Thakura -- Appearance',
    falls: { rule: 'tithi', masa: 'Hrsikesa', paksa: 'Gaura', tithi: 'Trayodasi' },
    fast: { until: 'noon', subject: 'Bhaktivinoda Thakura', wholeDayInHbvStyle: false },
  },
  {
    id: 'sri-madhvacarya-appearance',
    class: 'acarya',
    title: 'Sri Madhvacarya -- Appearance',
    falls: { rule: 'tithi', masa: 'Padmanabha', paksa: 'Gaura', tithi: 'Dasami' },
  },
  {
    id: 'srila-prabhupada-disappearance',
    class: 'acarya',
    title: 'Srila Prabhupada -- Disappearance',
    falls: { rule: 'tithi', masa: 'Damodara', paksa: 'Gaura', tithi: 'Caturthi' },
    fast: { until: 'noon', subject: 'Srila Prabhupada', wholeDayInHbvStyle: false },
  },
  {
    id: 'srila-gaura-kisora-dasa-babaji-disappearance',
    class: 'acarya',
    title: 'Srila Gaura Kisora Dasa Babaji -- Disappearance',
    falls: { rule: 'tithi', masa: 'Damodara', paksa: 'Gaura', tithi: 'Ekadasi' },
    fast: { until: 'noon', subject: 'Gaura Kisora Dasa Babaji', wholeDayInHbvStyle: false },
  },
  {
    id: 'srila-bhaktisiddhanta-sarasvati-thakura-disappearance',
    class: 'acarya',
    title: 'Srila Bhaktisiddhanta Sarasvati Thakura -- Disappearance',
    falls: { rule: 'tithi', masa: 'Narayana', paksa: 'Krsna', tithi: 'Caturthi' },
    fast: { until: 'noon', subject: 'Bhaktisiddhanta Sarasvati', wholeDayInHbvStyle: false },
  },
  {
    id: 'srila-bhaktisiddhanta-sarasvati-thakura-appearance',
    class: 'acarya',
    title: 'Srila Bhaktisiddhanta Sarasvati Thakura -- Appearance',
    falls: { rule: 'tithi', masa: 'Govinda', paksa: 'Krsna', tithi: 'Pancami' },
    fast: { until: 'noon', subject: 'Bhaktisiddhanta Sarasvati', wholeDayInHbvStyle: false },
  },
  {
    id: 'srila-jagannatha-dasa-babaji-disappearance',
    class: 'acarya',
    title: 'Srila Jagannatha Dasa Babaji -- Disappearance',
    falls: { rule: 'tithi', masa: 'Govinda', paksa: 'Gaura', tithi: 'Pratipat' },
  },
];
