/** Required before the other fields are shown (rule S57). */
export const tourFeatures = {
  itineraries: 'Detailed Itineraries',
  stay: 'Accommodation & Meals',
  activities: 'Spiritual Activities',
} as const;
export type TourFeature = keyof typeof tourFeatures;

/** Means of travel (rule S59). */
export const accommodations = { standard: 'Standard', deluxe: 'Deluxe', suite: 'Suite' } as const;
export type Accommodation = keyof typeof accommodations;

export const tourActivities = {
  kirtan: 'Kirtan',
  gita: 'Gita',
  meditation: 'Meditation',
  all: 'All of them',
} as const;
export type TourActivity = keyof typeof tourActivities;

/** What the forms need of a tour. */
export type TourChoice = { id: string; title: string };
