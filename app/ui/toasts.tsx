import { type ComponentType, useEffect, useState } from 'react';
import { listenForToasts } from './notify.ts';

/**
 * The notification region (spec section 2: top-right, 'Notifications Alt+T'). Until the first toast it is an empty
 * region of the same name; then react-toastify's own container takes its place and shows what waits.
 */
export function Toasts() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      listenForToasts(() => {
        import('./toast-host.tsx').then(({ ToastHost }) => setHost(() => ToastHost)).catch(() => undefined); // offline: the page itself already shows what happened
      }),
    [],
  );
  return Host ? <Host /> : <section aria-label="Notifications Alt+T" aria-live="polite" />;
}
