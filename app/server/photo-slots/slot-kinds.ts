import type { ContentKind } from '#core/cms/content-kind.ts';
import { classKind } from '#core/cms/kinds/class-kind.ts';
import { csrProjectKind } from '#core/cms/kinds/csr-project-kind.ts';
import { eventKind } from '#core/cms/kinds/event-kind.ts';
import { leaderKind } from '#core/cms/kinds/leader-kind.ts';
import { roomKind } from '#core/cms/kinds/room-kind.ts';
import { teacherKind } from '#core/cms/kinds/teacher-kind.ts';
import type { PhotoSubject, SlotSource } from '#core/media/photo-subjects.ts';

export type SlotKind = {
  kind: ContentKind;
  /** The column of the picture: a name, or a list of pictures. */
  column: string;
  list?: true;
  subject: PhotoSubject;
};

/** The kinds of content whose rows wait for a photograph each. */
export const slotKinds: Partial<Record<SlotSource, SlotKind>> = {
  leaders: { kind: leaderKind, column: 'image', subject: 'leaders' },
  teachers: { kind: teacherKind, column: 'image', subject: 'founder' },
  'guest-house': { kind: roomKind, column: 'image', subject: 'rooms' },
  classes: { kind: classKind, column: 'image', subject: 'classes' },
  events: { kind: eventKind, column: 'images', list: true, subject: 'festivals' },
  csrdonation: { kind: csrProjectKind, column: 'image', subject: 'causes' },
};
