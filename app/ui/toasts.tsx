import { type ComponentType, useEffect, useState } from 'react';
import { listenForToasts } from './notify.ts';

/**
 * The notification region (spec section 2: top-right, 'Notifications Alt+T'). Until the first toast it is an empty
 * region of the same name; then react-toastify's own container takes its place.
 */
export function Toasts() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      listenForToasts((notes) => {
        import('./toast-host.tsx')
          .then(({ ToastHost, showToast }) => {
            setHost(() => ToastHost);
            for (const note of notes) showToast(note);
          })
          .catch(() => undefined); // offline: the page itself already shows what happened
      }),
    [],
  );
  return Host ? <Host /> : <section aria-label="Notifications Alt+T" aria-live="polite" />;
}
