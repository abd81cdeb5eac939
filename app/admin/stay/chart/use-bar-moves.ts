import { type RefObject, useEffect } from 'react';
import * as m from '#messages/admin/stay-moves.ts';
import { type BarMove, type CarriedBar, isMove, takeUp } from './carried-bar.ts';
import { shortDay } from './day-words.ts';

/** The pointer goes so far before a press becomes a drag. */
const slack = 6;

const arrows: Record<string, [down: number, on: number]> = {
  ...{ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] },
};

type Moves = {
  /** Where a bar was dropped, and how to put it back. */
  onDrop: (move: BarMove, putBack: () => void) => void;
  /** What a listener hears. */
  say: (words: string) => void;
};

/**
 * Bars are dragged with the mouse or a pen, and with keys: Space takes one up, arrows move it,
 * Enter drops it, Escape puts it back. A finger scrolls; on a phone the stay's page has the same as
 * forms.
 */
export function useBarMoves(chart: RefObject<HTMLElement | null>, { onDrop, say }: Moves): void {
  useEffect(() => {
    const element = chart.current;
    if (!element) return;
    const stop = new AbortController();
    let carried: CarriedBar | null = null;
    let pressed: { bar: HTMLElement; x: number; y: number } | null = null;
    let wasDragged = false;

    const release = (words: string | null) => {
      carried?.putBack();
      carried = null;
      if (words) say(words);
    };
    const drop = () => {
      const dropped = carried;
      carried = null;
      if (!dropped) return;
      if (isMove(dropped.now())) onDrop(dropped.now(), dropped.putBack);
      else {
        dropped.putBack();
        say(m.putBack);
      }
    };
    const sayWhere = () => {
      const move = carried?.now();
      if (move?.shift) say(m.overNights(shortDay(move.arrival), shortDay(move.departure)));
      else if (move) say(m.overRoom(move.to.number));
    };
    const barOf = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>('.tape-bar[data-move]') : null;

    const down = (event: PointerEvent) => {
      wasDragged = false;
      const bar = event.pointerType !== 'touch' && event.button === 0 ? barOf(event.target) : null;
      pressed = bar && { bar, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (!pressed) return;
      const [x, y] = [event.clientX - pressed.x, event.clientY - pressed.y];
      if (!carried && Math.hypot(x, y) < slack) return;
      if (!carried) {
        carried = takeUp(element, pressed.bar);
        wasDragged = true;
        element.setPointerCapture(event.pointerId);
      }
      const { height } = pressed.bar.closest('.tape-row')?.getBoundingClientRect() ?? { height: 1 };
      const { width } = element.querySelector('.tape-day')?.getBoundingClientRect() ?? { width: 1 };
      carried.moveTo(Math.round(y / height), Math.round(x / width));
    };
    const up = () => {
      // After the press is over: a dialog that opens during it is closed by it, as by one beside
      // it.
      if (pressed) setTimeout(drop);
      pressed = null;
    };
    const key = (event: KeyboardEvent) => {
      if (!carried) {
        const bar = event.key === ' ' ? barOf(event.target) : null;
        if (!bar) return;
        carried = takeUp(element, bar);
        const { name, from } = carried.now();
        say(m.takenUp(name, from.number));
      } else if (event.key === 'Escape' || event.key === 'Tab') release(m.putBack);
      else if (event.key === 'Enter') drop();
      else if (arrows[event.key]) {
        carried.step(...(arrows[event.key] ?? [0, 0]));
        sayWhere();
      } else return;
      if (event.key !== 'Tab') event.preventDefault();
    };
    // The press that ends a drag is no press on the link.
    const click = (event: MouseEvent) => {
      if (wasDragged) event.preventDefault();
      wasDragged = false;
    };

    const { signal } = stop;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', () => release(m.putBack), { signal });
    element.addEventListener('keydown', key, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    return () => {
      stop.abort();
      release(null);
    };
  }, [chart, onDrop, say]);
}
