import { useEffect, useRef, useState } from 'react';

/** True from the submit until the page is left, or restored from the browser's history. */
export function useBusyWhileSending() {
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const form = button.current?.form;
    // Another button of the same form, which may stay on the page, has its own state.
    const sent = ({ submitter }: SubmitEvent) => setBusy(!submitter || submitter === button.current);
    const back = () => setBusy(false);
    form?.addEventListener('submit', sent);
    window.addEventListener('pageshow', back);
    return () => {
      form?.removeEventListener('submit', sent);
      window.removeEventListener('pageshow', back);
    };
  }, []);
  return { button, busy };
}
