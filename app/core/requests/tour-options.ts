import * as m from '#messages/tour-forms.ts';

/** Required before the other fields are shown (rule S57). */
export const tourFeatures = m.features;
export type TourFeature = keyof typeof tourFeatures;

/** Means of travel (rule S59). */
export const accommodations = m.accommodations;
export type Accommodation = keyof typeof accommodations;

export const tourActivities = m.activities;
export type TourActivity = keyof typeof tourActivities;

/** What the forms need of a tour. */
export type TourChoice = { id: string; title: string };
