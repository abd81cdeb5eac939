import { accept, type Outcome, refuse } from '#core/result.ts';

export type LiveSession = {
  id: string;
  title: string;
  provider: 'youtube' | 'file';
  /** The id of a stream, or the name or address of a film. Null until it is known. */
  videoRef: string | null;
  startsAt: Date;
  endsAt: Date;
  replay: boolean;
};

/** `waiting`: its hour has come, its stream has not. `over`: ended, without a recording. */
export type LiveState = 'scheduled' | 'waiting' | 'live' | 'replay' | 'over';

export function liveStateOf(
  { startsAt, endsAt, videoRef, replay }: Omit<LiveSession, 'id' | 'title' | 'provider'>,
  now: Date,
): LiveState {
  if (now < startsAt) return 'scheduled';
  if (now < endsAt) return videoRef ? 'live' : 'waiting';
  return videoRef && replay ? 'replay' : 'over';
}

const rank: Record<LiveState, number> = { live: 0, waiting: 1, scheduled: 2, replay: 3, over: 4 };

/**
 * What the page of live darshan shows: the requested session, else what runs, else what comes next,
 * else the latest recording. Null: offline.
 */
export function liveSessionToShow(
  sessions: readonly LiveSession[],
  now: Date,
  requested: string | null,
): { session: LiveSession; state: LiveState } | null {
  const known = sessions
    .map((session) => ({ session, state: liveStateOf(session, now) }))
    .filter(({ state }) => state !== 'over');
  const chosen = known.find(({ session }) => session.id === requested);
  if (chosen) return chosen;
  known.sort((one, other) => {
    const soonest = one.session.startsAt.getTime() - other.session.startsAt.getTime();
    return rank[one.state] - rank[other.state] || (one.state === 'replay' ? -soonest : soonest);
  });
  return known[0] ?? null;
}

const youtubeId = /^[A-Za-z0-9_-]{11}$/;

/** The id in a YouTube link as people paste it, or the id itself (rule F38). */
export function readYoutubeLink(typed: string): Outcome<string, 'youtube-invalid'> {
  const text = typed.trim();
  if (youtubeId.test(text)) return accept(text);
  if (!URL.canParse(text)) return refuse('youtube-invalid');
  const url = new URL(text);
  const host = url.hostname.replace(/^(www|m)\./, '');
  const [, first = '', second = ''] = url.pathname.split('/');
  const id =
    host === 'youtu.be'
      ? first
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? ['live', 'embed', 'shorts'].includes(first)
          ? second
          : (url.searchParams.get('v') ?? '')
        : '';
  return /^https?:$/.test(url.protocol) && youtubeId.test(id) ? accept(id) : refuse('youtube-invalid');
}
