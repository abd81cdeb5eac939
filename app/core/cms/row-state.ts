import type { ContentKind } from './content-kind.ts';
import type { Appearance } from './read-cms-form.ts';

export const rowStates = ['draft', 'scheduled', 'live', 'past', 'cancelled'] as const;
export type RowState = (typeof rowStates)[number];

export const rowStateWords: Record<RowState, { label: string; tone: 'info' | 'good' | 'wait' | 'bad' }> = {
  draft: { label: 'Draft', tone: 'info' },
  scheduled: { label: 'Scheduled', tone: 'wait' },
  live: { label: 'Live', tone: 'good' },
  past: { label: 'Over', tone: 'info' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
};

/** Columns that say how a row is seen, as far as its table has them. */
export type LifeColumns = {
  status?: string;
  published?: boolean;
  publish_at?: Date;
  expires_at?: Date | null;
  ends_at?: unknown;
};

/** How a row stands at a moment. Over is what its own end has taken off the page. */
export function rowStateOf({ life }: Pick<ContentKind, 'life'>, row: LifeColumns, now: Date): RowState {
  if (life === 'shown') return row.published ? 'live' : 'draft';
  if (row.status === 'cancelled') return 'cancelled';
  if (life !== 'timed' && row.status !== 'live') return 'draft';
  if (row.publish_at && row.publish_at > now) return 'scheduled';
  return row.expires_at && row.expires_at <= now ? 'past' : 'live';
}

/** The choice of the form that says the same. */
export function appearanceOf(state: RowState): Appearance {
  if (state === 'draft' || state === 'cancelled') return state;
  return state === 'scheduled' ? 'later' : 'now';
}

/** What the columns become; a row that is seen already keeps the moment since when it is. */
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
  // A row that was only planned has no past to keep: it begins when it is published.
  const firstTime = input.appear === 'now' && before?.status === 'draft';
  const moment = firstTime ? now : publishAt;
  return life === 'timed' ? { publish_at: moment } : { status, publish_at: moment };
}
