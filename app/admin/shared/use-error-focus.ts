import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * After a form was sent and refused, what is wrong takes the focus, so that it is read out and stands on the screen: the
 * first field with an error, else the sentence about the whole form. A summary of errors (FormError) has taken it by then.
 */
export function useErrorFocus(): void {
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
    const wrong = main?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return wrong.focus();
    const said = main?.querySelector<HTMLElement>('.notice.bad');
    said?.setAttribute('tabindex', '-1');
    said?.focus();
  }, [state, formMethod]);
}
