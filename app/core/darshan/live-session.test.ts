import { describe, expect, it } from 'vitest';
import { type LiveSession, liveSessionToShow, liveStateOf, readYoutubeLink } from './live-session.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`);
const session = (id: string, from: string, to: string, more: Partial<LiveSession> = {}): LiveSession => ({
  id,
  title: id,
  provider: 'youtube',
  videoRef: 'M7lc1UVf-VE',
  startsAt: at(from),
  endsAt: at(to),
  replay: true,
  ...more,
});

describe('the state of a live darshan', () => {
  it.each<[string, Partial<LiveSession>, string]>([
    ['18:29', {}, 'scheduled'],
    ['18:30', {}, 'live'],
    ['19:09', {}, 'live'],
    ['19:10', {}, 'replay'],
    ['19:10', { replay: false }, 'over'],
    ['18:30', { videoRef: null }, 'waiting'],
    ['19:10', { videoRef: null }, 'over'],
  ])('at %s with %j is %s', (time, more, state) =>
    expect(liveStateOf(session('a', '18:30', '19:10', more), at(time))).toBe(state),
  );
});

describe('what is shown', () => {
  const morning = session('morning', '04:30', '05:15');
  const noon = session('noon', '12:30', '13:00');
  const evening = session('evening', '18:30', '19:10');
  const night = session('night', '20:30', '21:00');
  const all = [night, morning, evening, noon];
  it.each([
    ['18:45', null, 'evening', 'live'],
    ['14:00', null, 'evening', 'scheduled'],
    ['22:00', null, 'night', 'replay'],
    ['14:00', 'morning', 'morning', 'replay'],
    ['14:00', "x' or 1=1", 'evening', 'scheduled'],
    ['04:00', 'night', 'night', 'scheduled'],
  ])('at %s, requested %s: %s, %s', (time, requested, id, state) =>
    expect(liveSessionToShow(all, at(time), requested)).toMatchObject({ session: { id }, state }),
  );
  it('nothing at all is offline, as is what is over', () => {
    expect(liveSessionToShow([], at('12:00'), null)).toBeNull();
    expect(liveSessionToShow([{ ...morning, replay: false }], at('12:00'), 'morning')).toBeNull();
  });
});

describe('a pasted link', () => {
  it.each([
    'M7lc1UVf-VE',
    ' https://www.youtube.com/watch?v=M7lc1UVf-VE&t=3s ',
    'https://youtu.be/M7lc1UVf-VE?si=abc',
    'https://m.youtube.com/watch?app=desktop&v=M7lc1UVf-VE',
    'https://www.youtube.com/live/M7lc1UVf-VE?feature=share',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
    'https://youtube.com/shorts/M7lc1UVf-VE',
  ])('%s', (typed) => expect(readYoutubeLink(typed)).toEqual({ ok: true, value: 'M7lc1UVf-VE' }));
  it.each([
    '',
    'aarti',
    'https://example.org/watch?v=M7lc1UVf-VE',
    'https://youtube.com.example.org/watch?v=M7lc1UVf-VE',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v="><script>',
    'javascript://youtu.be/M7lc1UVf-VE',
    'https://www.youtube.com/@temple',
  ])('is refused: %s', (typed) => expect(readYoutubeLink(typed)).toMatchObject({ code: 'youtube-invalid' }));
});
