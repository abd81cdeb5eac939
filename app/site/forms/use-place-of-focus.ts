import { useCallback, useEffect, useRef } from 'react';

type Find = () => HTMLElement | null;

/**
 * The last focused control, to be found again when React has rendered that part anew: by its id, or
 * as the same control of the same search. Other forms are left alone: what is in the place of a
 * button that deleted may be the next row's.
 */
export function usePlaceOfFocus(): Find {
  const find = useRef<Find>(nowhere);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) find.current = placeOf(target);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return useCallback(() => find.current(), []);
}

const nowhere: Find = () => null;

function placeOf(control: HTMLElement): Find {
  const { id, tagName } = control;
  if (id) return () => document.getElementById(id);
  const form = control.closest('form');
  if (form?.method !== 'get') return nowhere;
  const name = form.getAttribute('aria-label');
  const at = [...form.elements].indexOf(control);
  return () => {
    const again = [...document.forms].find((one) => one.method === 'get' && one.ariaLabel === name);
    const same = again?.elements[at];
    return same instanceof HTMLElement && same.tagName === tagName ? same : null;
  };
}
