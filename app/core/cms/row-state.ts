import * as m from '#messages/admin/kinds.ts';
import type { ContentKind } from './content-kind.ts';
import type { Appearance } from './read-cms-form.ts';

export const rowStates = ['draft', 'scheduled', 'live', 'past', 'cancelled'] as const;
export type RowState = (typeof rowStates)[number];

export const rowStateWords: Record<RowState, { label: string; tone: 'info' | 'good' | 'wait' | 'bad' }> = {
  draft: { label: m.draft, tone: 'info' },
  scheduled: { label: m.scheduled, tone: 'wait' },
  live: { label: m.live, tone: 'good' },
  past: { label: m.over, tone: 'info' },
  cancelled: { label: m.cancelled, tone: 'bad' },
};

/** Columns that decide how a row is seen, as far as its table has them. */
export type LifeColumns = {
  status?: string;
  published?: boolean;
  publish_at?: Date;
  expires_at?: Date | null;
  ends_at?: unknown;
};

/** The state of a row at a moment. 'over': its own end has taken it off the page. */
export function rowStateOf({ life }: Pick<ContentKind, 'life'>, row: LifeColumns, now: Date): RowState {
  if (life === 'shown') return row.published ? 'live' : 'draft';
  if (row.status === 'cancelled') return 'cancelled';
  if (life !== 'timed' && row.status !== 'live') return 'draft';
  if (row.publish_at && row.publish_at > now) return 'scheduled';
  return row.expires_at && row.expires_at <= now ? 'past' : 'live';
}

/** The form's choice for the row's state. */
export function appearanceOf(state: RowState): Appearance {
  if (state === 'draft' || state === 'cancelled') return state;
  return state === 'scheduled' ? 'later' : 'now';
}

/** The new values of the columns; a row that is live already keeps its publication time. */
export function lifeColumns(
  { life }: Pick<ContentKind, 'life'>,
  input: { appear: Appearance; from: Date | null },
  before: LifeColumns | null,
  now: Date,
): Record<string, string | boolean | Date> {
  if (life === 'shown') return { published: input.appear === 'now' };
  const status = input.appear === 'now' || input.appear === 'later' ? 'live' : input.appear;
  if (life === 'status') return { status };
  const since = before?.publish_at && before.publish_at <= now ? before.publish_at : now;
  const publishAt = input.appear === 'later' && input.from ? input.from : since;
  // A row that was only planned has no publication time to keep: it begins when it is published.
  const firstTime = input.appear === 'now' && before?.status === 'draft';
  const moment = firstTime ? now : publishAt;
  return life === 'timed' ? { publish_at: moment } : { status, publish_at: moment };
}
