import { type ComponentType, useEffect, useState } from 'react';
import * as m from '#messages/ui.ts';
import { listenForToasts, takeToasts } from './notify.ts';

/**
 * The notification region (rule S83: top right, 'Notifications Alt+T'). Until the first toast it is
 * an empty region of the same name; then react-toastify's own container takes its place and shows
 * the waiting toasts.
 */
export function Toasts() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      listenForToasts(() => {
        // Offline nothing is loaded, and no old toast is shown later: the page itself already shows
        // what happened.
        import('./toast-host.tsx').then(({ ToastHost }) => setHost(() => ToastHost)).catch(takeToasts);
      }),
    [],
  );
  return Host ? <Host /> : <section aria-label={m.notifications} aria-live="polite" />;
}
