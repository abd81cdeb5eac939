import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The value of a controlled field. It starts with the field's current value: a visitor may have
 * typed before hydration, and the next render would overwrite it.
 */
export function useTyped<Control extends { value: string }>(initially: string) {
  const [value, setValue] = useState(initially);
  const control = useRef<Control>(null);
  useLayoutEffect(() => {
    if (control.current) setValue(control.current.value);
  }, []);
  return { value, setValue, control };
}
