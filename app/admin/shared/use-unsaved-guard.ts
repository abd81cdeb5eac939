import { type RefObject, useEffect, useRef } from 'react';
import { useActionData, useBlocker } from 'react-router';

const question = 'What you typed is not saved. Leave this page?';

/**
<<<<<<< HEAD
 * Asks before a changed form is left, by a link or by closing the page. Sending the form is not leaving it; what is sent
 * by a button with `data-looks` is not saved and still asked about.
 */
export function useUnsavedGuard(form: RefObject<HTMLFormElement | null>): void {
=======
 * `form`: the form, or what holds several. Asks before a changed form is left, by a link (also to another part of the same screen) or by closing the page.
 * Sending the form is not leaving it; a refused one is as unsaved as before.
 */
export function useUnsavedGuard(form: RefObject<HTMLElement | null>): void {
>>>>>>> 059b35d (The office asks before what cannot be taken back, leads to what is wrong in a form, and writes days as words; every screen of the route table is walked by axe)
  const changed = useRef(false);
  const refusal: unknown = useActionData();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
    return changed.current && isElsewhere;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (refusal !== undefined) changed.current = true;
  }, [refusal]);
  useEffect(() => {
    const watched = form.current;
    if (!watched) return;
    const noteChange = () => {
      changed.current = true;
    };
    const noteSent = ({ submitter }: SubmitEvent) => {
      if (submitter?.dataset.looks === undefined) changed.current = false;
    };
    const noteLeaving = (event: BeforeUnloadEvent) => {
      if (changed.current) event.preventDefault();
    };
    watched.addEventListener('input', noteChange);
    watched.addEventListener('submit', noteSent);
    window.addEventListener('beforeunload', noteLeaving);
    return () => {
      watched.removeEventListener('input', noteChange);
      watched.removeEventListener('submit', noteSent);
      window.removeEventListener('beforeunload', noteLeaving);
    };
  }, [form]);
}
