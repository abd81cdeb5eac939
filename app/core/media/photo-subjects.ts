import type { PicturePlace } from '#core/content/page-pictures.ts';
import type { CauseCategory } from '#core/donations/cause.ts';

/**
 * What a temple's website needs photographs of, what is worth most first: what to take, in a
 * sentence for whoever holds the camera.
 */
export const photoSubjects = {
  altar: {
    title: 'The altar',
    shot: 'From the same place at each darshan, a phone on a tripod is enough. Without flash, and nobody before the Deities.',
  },
  front: {
    title: 'The front of the temple',
    shot: 'Once at dawn and once at dusk, the whole front upright in the middle: it is seen through the arched window.',
  },
  kitchen: {
    title: 'The kitchen',
    shot: 'The pot, the hands that stir and serve, and a row of guests who eat. Near, by daylight.',
  },
  building: {
    title: 'The building site',
    shot: 'From the same corner every month, at the same hour. The row of them is the best report of the work.',
  },
  leaders: {
    title: 'The leaders',
    shot: 'Each before the same wall, in the same light, from the waist up, the eyes in the upper third.',
  },
  rooms: {
    title: 'The rooms of the guest house',
    shot: 'Each kind of room from its door, made up, with the curtain open; and the bathroom.',
  },
  feast: {
    title: 'The Sunday feast',
    shot: 'The hall from the back while everybody sings, and one plate from above.',
  },
  cows: {
    title: 'The cows',
    shot: 'One cow a photo, at the height of her eyes, with her name in the description.',
  },
  classes: {
    title: 'Classes and the children',
    shot: 'The teacher and the listeners from the side. Children only with the written consent of their parents.',
  },
  articles: {
    title: 'Articles of the shop',
    shot: 'The article itself, alone, on white or sandstone by a window. Never another one that looks like it.',
  },
  festivals: {
    title: 'Festivals that are over',
    shot: 'The one photo that says how it was: the procession, the bathing, the crowd by lamplight.',
  },
  founder: {
    title: 'The founder and the teachers before us',
    shot: 'A portrait that you have the right to show: ask its owner, and write the credit as they wish.',
  },
  causes: {
    title: 'What other gifts do',
    shot: 'What is bought or done with the gift, and the hands that do it.',
  },
} as const;

export type PhotoSubject = keyof typeof photoSubjects;

/** The places of fixed pages where a photograph says more than the drawing does. */
export const settingSubjects: Partial<Record<PicturePlace, PhotoSubject>> = {
  liveDarshan: 'altar',
  heroDawn: 'front',
  heroDusk: 'front',
  footer: 'front',
  signIn: 'front',
  donate: 'kitchen',
  donation: 'kitchen',
  slideStone: 'building',
  stay: 'rooms',
  feast: 'feast',
  gitaClass: 'classes',
  youth: 'classes',
  children: 'classes',
  history: 'founder',
};

/** Which photograph shows what a gift to a cause does. */
export const causeSubjects: Record<CauseCategory, PhotoSubject> = {
  food: 'kitchen',
  'temple-construction': 'building',
  'cow-care': 'cows',
  festival: 'festivals',
  worship: 'altar',
  books: 'causes',
  general: 'causes',
};

/** Which table has a slot, and its row; of a setting the part of its value. */
export const slotSources = [
  'leaders',
  'teachers',
  'guest-house',
  'classes',
  'events',
  'csrdonation',
  'causes',
  'products',
  'homePictures',
  'pagePictures',
] as const;
export type SlotSource = (typeof slotSources)[number];
export type SlotName = { source: SlotSource; id: string };

/** 'leaders/temple-president', as forms send it. */
export function slotKey({ source, id }: SlotName): string {
  return `${source}/${id}`;
}

/** Null for what names no slot. */
export function readSlotKey(typed: string): SlotName | null {
  const [, name, id] = /^([a-zA-Z-]{1,20})\/([a-zA-Z0-9-]{1,80})$/.exec(typed) ?? [];
  const source = slotSources.find((one) => one === name);
  return source && id ? { source, id } : null;
}
