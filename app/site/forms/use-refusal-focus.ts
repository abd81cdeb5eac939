import { type RefObject, useEffect } from 'react';

/**
 * A refused form that stays on its page moves the focus to the first problem, which is then read
 * out with its message. `refused` is the answer itself, a new object each time, or null.
 */
export function useRefusalFocus(form: RefObject<HTMLFormElement | null>, refused: object | null): void {
  useEffect(() => {
    if (!refused) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refused]);
}
