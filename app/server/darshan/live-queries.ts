import { type LiveSession, liveSessionToShow } from '#core/darshan/live-session.ts';
import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';

/** Streams older than this are no longer offered. */
const retentionDays = 30;
const most = 24;

/** Published live darshans: upcoming and running ones and those of the last weeks, latest first. */
export async function listLiveSessions({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<LiveSession[]> {
  const rows = await db
    .selectFrom('live_sessions')
    .select([
      'id',
      'title',
      'provider',
      'video_ref as videoRef',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'replay',
    ])
    .where('status', '=', 'live')
    .where('ends_at', '>', new Date(clock().getTime() - retentionDays * 86_400_000))
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return translated({ db }, 'live_sessions', rows);
}

/** What is live now, by its title; null when nothing is. */
export async function findLiveTitle(services: Pick<Services, 'db' | 'clock'>): Promise<string | null> {
  const shown = liveSessionToShow(await listLiveSessions(services), services.clock(), null);
  return shown?.state === 'live' ? shown.session.title : null;
}
