import { describe, expect, it } from 'vitest';
import { openStories, playStory, type StoryEvent, type StoryPlayer, storyRuns } from './story-player.ts';

const three = playStory(openStories(false), { type: 'loaded', count: 3 });
const at = (part: Partial<StoryPlayer>): StoryPlayer => ({ ...three, ...part });
const play = (from: StoryPlayer, ...types: Exclude<StoryEvent['type'], 'loaded'>[]) =>
  types.reduce((player, type) => playStory(player, { type }), from);
const ticks = (count: number) => Array<'tick'>(count).fill('tick');

describe('story player (rule S36)', () => {
  it.each<[string, StoryPlayer, Partial<StoryPlayer>]>([
    ['begins with the first story at nothing', three, { at: 0, progress: 0, count: 3 }],
    ['a tick is one percent', play(three, 'tick'), { at: 0, progress: 1 }],
    ['ninety-nine ticks stay', play(three, ...ticks(99)), { at: 0, progress: 99 }],
    ['a hundred ticks go to the next and reset', play(three, ...ticks(100)), { at: 1, progress: 0 }],
    ['after the last comes the first', play(at({ at: 2 }), ...ticks(100)), { at: 0, progress: 0 }],
    ['forward', play(at({ progress: 40 }), 'next'), { at: 1, progress: 0 }],
    ['forward from the last wraps', play(at({ at: 2, progress: 40 }), 'next'), { at: 0, progress: 0 }],
    ['back', play(at({ at: 2, progress: 40 }), 'back'), { at: 1, progress: 0 }],
    ['back from the first wraps', play(at({ progress: 40 }), 'back'), { at: 2, progress: 0 }],
    ['an ended video moves on', play(at({ progress: 40 }), 'ended'), { at: 1, progress: 0 }],
    ['pressing holds', play(at({ progress: 7 }), 'press', ...ticks(50)), { at: 0, progress: 7 }],
    ['releasing resumes', play(at({ progress: 7 }), 'press', 'tick', 'release', 'tick'), { progress: 8 }],
    ['the pause button holds', play(at({ progress: 7 }), 'toggle', ...ticks(200)), { at: 0, progress: 7 }],
    [
      'releasing does not undo the pause',
      play(at({}), 'toggle', 'press', 'release', 'tick'),
      { progress: 0 },
    ],
    ['pressed twice it goes on', play(at({}), 'toggle', 'toggle', 'tick'), { progress: 1 }],
    ['turning the page works while paused', play(at({}), 'toggle', 'next'), { at: 1, paused: true }],
  ])('%s', (_, player, expected) => expect(player).toMatchObject(expected));

  it('a single story follows itself, and restarts', () => {
    const one = playStory(openStories(false), { type: 'loaded', count: 1 });
    expect(play(one, ...ticks(100))).toMatchObject({ at: 0, progress: 0, turn: 1 });
    expect(play(one, 'back')).toMatchObject({ at: 0, turn: 1 });
  });

  it.each<StoryEvent['type'][]>([['tick'], ['next'], ['back'], ['ended']])(
    'without stories %s does nothing',
    (type) => {
      const empty = openStories(false);
      expect(playStory(empty, { type } as StoryEvent)).toBe(empty);
      expect(storyRuns(empty)).toBe(false);
    },
  );

  it('is paused for who prefers reduced motion, until started by hand', () => {
    const calm = playStory(openStories(true), { type: 'loaded', count: 2 });
    expect(play(calm, ...ticks(300))).toMatchObject({ at: 0, progress: 0 });
    expect(play(calm, 'toggle', 'tick')).toMatchObject({ progress: 1 });
  });
});
