import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { dayAfter } from '#core/requests/request-days.ts';
import { newStayOn } from './tape-row.tsx';

/**
 * Presses on the links of the chart open without a new load; one on free nights begins a stay on
 * the night that was pressed. With a key, or with Ctrl, they are links like others.
 */
export function useChartPresses(chart: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = chart.current;
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.tape a');
      const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!link || event.defaultPrevented || event.button !== 0 || modified) return;
      event.preventDefault();
      navigate(nightPressed(link, event) ?? link.pathname + link.search);
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [chart, navigate]);
}

/** A new stay on the night under the pointer; null for another link, and for a key (detail 0). */
function nightPressed(link: HTMLAnchorElement, { clientX, detail }: MouseEvent): string | null {
  const { kind, first, nights } = link.dataset;
  if (!kind || !first || detail === 0) return null;
  const { left, width } = link.getBoundingClientRect();
  const at = Math.floor(((clientX - left) / width) * Number(nights));
  return newStayOn(kind, dayAfter(first, Math.min(Number(nights) - 1, Math.max(0, at))));
}
