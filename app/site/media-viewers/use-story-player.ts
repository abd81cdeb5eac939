import { useEffect, useReducer, useRef } from 'react';
import { gestureOf } from '#core/stories/press-gesture.ts';
import { openStories, playStory, storyRuns, storyTick } from '#core/stories/story-player.ts';

/** The story state machine with clock and gestures. `count` is how many have loaded. */
export function useStoryPlayer(count: number) {
  const [player, send] = useReducer(playStory, null, () =>
    openStories(matchMedia('(prefers-reduced-motion: reduce)').matches),
  );
  const runs = storyRuns(player);

  useEffect(() => {
    if (count > 0) send({ type: 'loaded', count });
  }, [count]);

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      if (!document.hidden) send({ type: 'tick' });
    }, storyTick);
    return () => clearInterval(timer);
  }, [runs]);

  /** After a swipe or a long press the browser still fires a click: it must not turn the page. */
  const spent = useRef(false);
  const stopListening = useRef(() => {});
  useEffect(() => () => stopListening.current(), []);

  const onPointerDown = (down: React.PointerEvent) => {
    if (!down.isPrimary || down.button !== 0) return;
    send({ type: 'press' });
    const { clientX, clientY, timeStamp, pointerId } = down;
    const lift = (up: PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      stopListening.current();
      send({ type: 'release' });
      if (up.type === 'pointercancel') return;
      const [dx, dy, heldMs] = [up.clientX - clientX, up.clientY - clientY, up.timeStamp - timeStamp];
      const gesture = gestureOf({ dx, dy, heldMs });
      spent.current = gesture !== 'tap';
      if (gesture === 'back' || gesture === 'next') send({ type: gesture });
    };
    spent.current = false;
    stopListening.current();
    window.addEventListener('pointerup', lift);
    window.addEventListener('pointercancel', lift);
    stopListening.current = () => {
      window.removeEventListener('pointerup', lift);
      window.removeEventListener('pointercancel', lift);
    };
  };

  const turn = (way: 'back' | 'next') => () => {
    if (!spent.current) send({ type: way });
    spent.current = false;
  };

  return { player, runs, send, onPointerDown, onBack: turn('back'), onNext: turn('next') };
}
