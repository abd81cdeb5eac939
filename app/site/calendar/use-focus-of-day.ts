import { type RefObject, useEffect, useRef } from 'react';

/** A closed panel of a day removes its button: the day in the calendar takes the focus. */
export function useFocusOfDay(board: RefObject<HTMLElement | null>, chosen: string | null): void {
  const before = useRef(chosen);
  useEffect(() => {
    const last = before.current;
    before.current = chosen;
    if (chosen !== null || last === null || document.activeElement !== document.body) return;
    const days = board.current?.querySelectorAll<HTMLElement>(`[data-date="${last}"]`) ?? [];
    [...days].find((day) => day.checkVisibility())?.focus();
  }, [board, chosen]);
}
