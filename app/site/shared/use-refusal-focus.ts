import { type RefObject, useEffect } from 'react';

/**
 * A form that stays on its page and was refused leads the focus to what is wrong, which is then read out with its
 * sentence. `refused` is the answer itself, another object each time, or null.
 */
export function useRefusalFocus(form: RefObject<HTMLFormElement | null>, refused: object | null): void {
  useEffect(() => {
    if (!refused) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refused]);
}
