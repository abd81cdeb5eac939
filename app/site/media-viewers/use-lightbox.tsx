import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { LightboxPhoto } from './lightbox-photo.ts';

type Box = ComponentType<{ photos: readonly LightboxPhoto[]; start: number; onClose: () => void }>;

/**
 * Opens photos large, one after the other; its code is loaded with the first opening. `onClick` is
 * for a link to the picture itself, which is followed without script.
 */
export function useLightbox(photos: readonly LightboxPhoto[]): {
  onClick: (event: MouseEvent<HTMLAnchorElement>, id: string) => void;
  lightbox: ReactNode;
} {
  const [open, setOpen] = useState<{ Box: Box; start: number } | null>(null);
  return {
    onClick: (event, id) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      const start = photos.findIndex((photo) => photo.id === id);
      import('./lightbox.tsx').then(
        ({ Lightbox }) => setOpen({ Box: Lightbox, start }),
        () => location.assign(href),
      );
    },
    lightbox: open && <open.Box photos={photos} start={open.start} onClose={() => setOpen(null)} />,
  };
}
