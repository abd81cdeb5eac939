import { dayAfter } from '#core/requests/request-days.ts';

/** Where a bar would go: into another room, or `shift` nights later (earlier below 0). */
export type BarMove = {
  stayId: string;
  name: string;
  /** How many rooms the stay has: other dates change all of them. */
  rooms: number;
  from: { id: string; number: string };
  to: { id: string; number: string };
  shift: number;
  arrival: string;
  departure: string;
};

/**
 * A bar that is taken up: it follows the pointer or the arrows, one way only, and nothing is
 * changed yet.
 */
export type CarriedBar = {
  bar: HTMLElement;
  /** To so many rows down and columns on, as far as the stay may go; the longer way counts. */
  moveTo(down: number, on: number): void;
  /** One row or column further. */
  step(down: number, on: number): void;
  now(): BarMove;
  putBack(): void;
};

/** Takes up a bar with `data-move`; 'dates' in it says that its nights may change too. */
export function takeUp(chart: HTMLElement, bar: HTMLElement): CarriedBar {
  const rows = [...chart.querySelectorAll<HTMLElement>('.tape-row')];
  const home = rows.findIndex((row) => row.contains(bar));
  const mayShift = bar.dataset.move === 'dates';
  const { stay = '', name = '', arrival = '', departure = '', rooms = '1' } = bar.dataset;
  const roomAt = (at: number) => ({
    id: rows[at]?.dataset.room ?? '',
    number: rows[at]?.dataset.number ?? '',
  });
  let [row, shift] = [home, 0];
  const draw = () => {
    for (const one of rows) one.classList.toggle('target', one === rows[row]);
    const topOf = (at: number) => rows[at]?.getBoundingClientRect().top ?? 0;
    const column = chart.querySelector('.tape-day')?.getBoundingClientRect().width ?? 0;
    bar.style.translate = `${shift * column}px ${topOf(row) - topOf(home)}px`;
  };
  const moveTo = (down: number, on: number) => {
    const isSideways = mayShift && Math.abs(on) > Math.abs(down);
    row = isSideways ? home : Math.min(rows.length - 1, Math.max(0, home + down));
    shift = isSideways ? on : 0;
    draw();
  };
  chart.classList.add('carrying');
  bar.classList.add('carried');
  draw();
  return {
    bar,
    moveTo,
    step(down, on) {
      const isSideways = on !== 0 && row === home;
      moveTo(isSideways || shift !== 0 ? 0 : row - home + down, isSideways ? shift + on : shift);
      rows[row]?.scrollIntoView({ block: 'nearest' });
    },
    now: () => ({
      ...{ stayId: stay, name, rooms: Number(rooms), from: roomAt(home), to: roomAt(row), shift },
      arrival: dayAfter(arrival, shift),
      departure: dayAfter(departure, shift),
    }),
    putBack() {
      chart.classList.remove('carrying');
      bar.classList.remove('carried');
      bar.style.translate = '';
      for (const one of rows) one.classList.remove('target');
    },
  };
}

/** Whether it would change anything. */
export function isMove({ from, to, shift }: BarMove): boolean {
  return from.id !== to.id || shift !== 0;
}
