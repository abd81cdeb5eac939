import type { ContentKind } from '../content-kind.ts';
import { blogKind } from './blog-kind.ts';
import { classKind } from './class-kind.ts';
import { csrProjectKind } from './csr-project-kind.ts';
import { darshanKind } from './darshan-kind.ts';
import { eventKind } from './event-kind.ts';
import { leaderKind } from './leader-kind.ts';
import { liveKind } from './live-kind.ts';
import { mediaItemKind } from './media-item-kind.ts';
import { milestoneKind } from './milestone-kind.ts';
import { outcomeKind } from './outcome-kind.ts';
import { ownEventKind } from './own-event-kind.ts';
import { roomKind } from './room-kind.ts';
import { serviceKind } from './service-kind.ts';
import { sevaKind } from './seva-kind.ts';
import { storyKind } from './story-kind.ts';
import { teacherKind } from './teacher-kind.ts';
import { testimonialKind } from './testimonial-kind.ts';
import { tierKind } from './tier-kind.ts';
import { tourKind } from './tour-kind.ts';

/** Every kind of content of the cms. */
export const contentKinds: readonly ContentKind[] = [
  eventKind,
  blogKind,
  storyKind,
  darshanKind,
  liveKind,
  mediaItemKind,
  serviceKind,
  classKind,
  tourKind,
  sevaKind,
  roomKind,
  tierKind,
  testimonialKind,
  leaderKind,
  teacherKind,
  milestoneKind,
  csrProjectKind,
  outcomeKind,
  ownEventKind,
];

/** Null for an unknown name. */
export function findContentKind(name: string): ContentKind | null {
  return contentKinds.find((kind) => kind.name === name) ?? null;
}
