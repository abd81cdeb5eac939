import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useActionData, useBlocker } from 'react-router';
import * as m from '#messages/admin/forms.ts';
import { notSent } from './not-sent.ts';

const unsavedWords = m.unsaved;

/**
 * Asks before a changed form (or a container of several) is left by a link, also to another part of
 * the same screen, or by closing the page. Submitting is not leaving, but a refused form, and one
 * that no action took, is as unsaved as before; a button with `data-looks` does not save, so the
 * form is still guarded.
 */
export function useUnsavedGuard(form: RefObject<HTMLElement | null>): void {
  const changed = useRef(false);
  // Whether the last submission had changes; a refusal that came as a new page restores it.
  const sentChanged = useRef(true);
  const refusal: unknown = useActionData();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
    return changed.current && isElsewhere;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(unsavedWords)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (refusal !== undefined && sentChanged.current) changed.current = true;
  }, [refusal]);
  // Input from before hydration. Read before the next rendering: where React writes a field's
  // value, it looks as if the page had come with it.
  useLayoutEffect(() => {
    if (form.current) changed.current ||= isChanged(form.current);
  }, [form]);
  useEffect(() => {
    const watched = form.current;
    if (!watched) return;
    const noteChange = () => {
      changed.current = true;
    };
    const noteSent = ({ submitter }: SubmitEvent) => {
      const looks = submitter?.dataset.looks !== undefined;
      sentChanged.current = changed.current && !looks;
      if (!looks) changed.current = false;
    };
    const noteNotSent = () => {
      changed.current ||= sentChanged.current;
    };
    const noteLeaving = (event: BeforeUnloadEvent) => {
      if (changed.current) event.preventDefault();
    };
    watched.addEventListener('input', noteChange);
    watched.addEventListener('submit', noteSent);
    window.addEventListener(notSent, noteNotSent);
    window.addEventListener('beforeunload', noteLeaving);
    return () => {
      watched.removeEventListener('input', noteChange);
      watched.removeEventListener('submit', noteSent);
      window.removeEventListener(notSent, noteNotSent);
      window.removeEventListener('beforeunload', noteLeaving);
    };
  }, [form]);
}

/** Whether a control differs from its initial value. */
function isChanged(watched: HTMLElement): boolean {
  const lines = (text: string) => text.replace(/\r\n?/g, '\n');
  // What is ticked is not typed: the value of a box without one is 'on', and its initial value ''.
  const fields = [
    ...watched.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type="checkbox"], [type="radio"]), textarea',
    ),
  ];
  const isTyped = fields.some(({ value, defaultValue }) => value !== lines(defaultValue));
  const isTicked = [...watched.querySelectorAll<HTMLInputElement>('input')].some(
    ({ checked, defaultChecked }) => checked !== defaultChecked,
  );
  const isChosen = [...watched.querySelectorAll('option')].some(
    ({ defaultSelected, selected }) => defaultSelected && !selected,
  );
  return isTyped || isTicked || isChosen;
}
