import { useEffect, useRef, useState } from 'react';

/** True from the press that sends the form until the page is left, or comes back out of the browser's history. */
export function useBusyWhileSending() {
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const form = button.current?.form;
    // Another button of the same form, which may stay on the page, says its own.
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
