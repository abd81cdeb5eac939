import { useLayoutEffect, useRef, useState } from 'react';

/**
 * What a field says whose value React writes. It begins with what stands in it: who is quick has typed before React
 * woke, and the next rendering would write the first value over it.
 */
export function useTyped<Control extends { value: string }>(initially: string) {
  const [value, setValue] = useState(initially);
  const control = useRef<Control>(null);
  useLayoutEffect(() => {
    if (control.current) setValue(control.current.value);
  }, []);
  return { value, setValue, control };
}
