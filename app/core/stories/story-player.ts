/** The daily story viewer as a state machine of plain values (rule S36). */
export type StoryPlayer = {
  count: number;
  at: number;
  /** Whole percent of the current story. */
  progress: number;
  /** Counts every change of story, so that a single story that follows itself restarts too. */
  turn: number;
  /** A finger or the mouse is down on it. */
  pressed: boolean;
  /** Paused by its button or the space bar. */
  paused: boolean;
};

export type StoryEvent =
  | { type: 'loaded'; count: number }
  | { type: 'tick' | 'next' | 'back' | 'press' | 'release' | 'ended' | 'toggle' };

/** Milliseconds between two percents: a story takes ten seconds (rule S36). */
export const storyTick = 100;

/** With reduced motion the viewer begins paused; its play button starts it all the same. */
export function openStories(calm: boolean): StoryPlayer {
  return { count: 0, at: 0, progress: 0, turn: 0, pressed: false, paused: calm };
}

/** Whether progress and video run. */
export function storyRuns({ count, pressed, paused }: StoryPlayer): boolean {
  return count > 0 && !pressed && !paused;
}

export function playStory(player: StoryPlayer, event: StoryEvent): StoryPlayer {
  switch (event.type) {
    case 'loaded':
      return { ...player, count: event.count, at: 0, progress: 0 };
    case 'tick':
      if (!storyRuns(player)) return player;
      return player.progress + 1 >= 100 ? go(player, 1) : { ...player, progress: player.progress + 1 };
    case 'ended':
    case 'next':
      return go(player, 1);
    case 'back':
      return go(player, -1);
    case 'press':
      return { ...player, pressed: true };
    case 'release':
      return { ...player, pressed: false };
    case 'toggle':
      return { ...player, paused: !player.paused };
  }
}

/** To the neighbour, from the last to the first and from the first to the last. */
function go(player: StoryPlayer, step: 1 | -1): StoryPlayer {
  const { count, at, turn } = player;
  if (count === 0) return player;
  return { ...player, at: (at + step + count) % count, progress: 0, turn: turn + 1 };
}
