import { type RefObject, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

const question = 'What you typed is not saved. Leave this page?';

/**
 * Asks before a changed form is left, by a link or by closing the page. Sending the form is not leaving it; what is sent
 * by a button with `data-looks` is not saved and still asked about.
 */
export function useUnsavedGuard(form: RefObject<HTMLFormElement | null>): void {
  const changed = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return changed.current && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
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
