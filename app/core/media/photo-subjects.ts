import type { PicturePlace } from '#core/content/page-pictures.ts';
import type { CauseCategory } from '#core/donations/cause.ts';
import * as m from '#messages/admin/photo-subjects.ts';

/**
 * What a temple's website needs photographs of, what is worth most first: what to take, in a
 * sentence for whoever holds the camera.
 */
export const photoSubjects = {
  altar: {
    title: m.altar,
    shot: m.altarShot,
  },
  front: {
    title: m.front,
    shot: m.frontShot,
  },
  kitchen: {
    title: m.kitchen,
    shot: m.kitchenShot,
  },
  building: {
    title: m.building,
    shot: m.buildingShot,
  },
  leaders: {
    title: m.leaders,
    shot: m.leadersShot,
  },
  rooms: {
    title: m.rooms,
    shot: m.roomsShot,
  },
  feast: {
    title: m.feast,
    shot: m.feastShot,
  },
  cows: {
    title: m.cows,
    shot: m.cowsShot,
  },
  classes: {
    title: m.classes,
    shot: m.classesShot,
  },
  articles: {
    title: m.articles,
    shot: m.articlesShot,
  },
  festivals: {
    title: m.festivals,
    shot: m.festivalsShot,
  },
  founder: {
    title: m.founder,
    shot: m.founderShot,
  },
  causes: {
    title: m.causes,
    shot: m.causesShot,
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
