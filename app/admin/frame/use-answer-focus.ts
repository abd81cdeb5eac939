import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * After a form was sent its answer takes the focus, so that it is read out and scrolled into view:
 * the first field with an error, else the sentence about the whole form or the success message. A
 * summary of errors (FormError) has taken it by then. The form itself may be a new one after
 * saving, and the pressed button gone.
 */
export function useAnswerFocus(): void {
  const { state, formMethod } = useNavigation();
  const sent = useRef(false);
  useEffect(() => {
    if (state !== 'idle') {
      sent.current ||= formMethod === 'POST';
      return;
    }
    if (!sent.current) return;
    sent.current = false;
    if (document.activeElement?.getAttribute('role') === 'alert') return;
    const main = document.querySelector('#main');
    if (!main) return;
    const wrong = [...main.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].find((field) =>
      field.checkVisibility(),
    );
    if (wrong) return wrong.focus();
    const notice =
      main.querySelector<HTMLElement>('.notice.bad') ?? main.querySelector<HTMLElement>('.notice.good');
    notice?.setAttribute('tabindex', '-1');
    notice?.focus();
  }, [state, formMethod]);
}
