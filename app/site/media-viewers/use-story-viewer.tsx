import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useState } from 'react';

type Viewer = ComponentType<{ onClose: () => void }>;

/**
 * The story viewer, its code loaded with the first opening. `open` opens it from code, `onClick`
 * from a link to /story: without script, before hydration, or with a key that asks for a new tab,
 * the link is simply followed.
 */
export function useStoryViewer(onClosed?: () => void): {
  open: () => Promise<void>;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  viewer: ReactNode;
} {
  const [viewer, setViewer] = useState<{ Viewer: Viewer } | null>(null);
  const open = useCallback(async () => {
    const { StoryViewer } = await import('./story-viewer.tsx');
    setViewer({ Viewer: StoryViewer });
  }, []);
  const close = () => {
    setViewer(null);
    onClosed?.();
  };
  return {
    open,
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      open().catch(() => location.assign(href));
    },
    viewer: viewer && <viewer.Viewer onClose={close} />,
  };
}
