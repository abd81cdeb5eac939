import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import Share from 'lucide-react/icons/share-2';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { gestureOf } from '#core/stories/press-gesture.ts';
import { prefix } from '#messages/language.ts';
import * as m from '#messages/media.ts';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notify.ts';
import { Photo, photoUrl } from '#ui/photo.tsx';
import type { LightboxPhoto } from './lightbox-photo.ts';
import './lightbox.css';

const closest = 3;

type LightboxProps = { photos: readonly LightboxPhoto[]; start: number; onClose: () => void };

/**
 * A photo over the whole screen: arrows or a swipe to the neighbours, + and - or a double tap to
 * zoom, then it scrolls. A modal dialog: Escape closes it and the focus returns to the photo that
 * opened it.
 */
export function Lightbox({ photos, start, onClose }: LightboxProps) {
  const [at, setAt] = useState(start);
  const [zoom, setZoom] = useState(1);
  const dialog = useRef<HTMLDialogElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const photo = photos[at];
  const many = photos.length > 1;

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.focus();
    return () => element?.close();
  }, []);

  // Zooming keeps the middle in the middle.
  useEffect(() => {
    const box = view.current;
    if (zoom > 1 && box)
      box.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
  }, [zoom]);

  const go = (step: number) => {
    setAt((at + step + photos.length) % photos.length);
    setZoom(1);
  };
  const nearer = (step: number) => setZoom(Math.min(closest, Math.max(1, zoom + step)));
  const swipe = useSwipe((way) => zoom === 1 && go(way));

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') nearer(1);
    else if (event.key === '-') nearer(-1);
    else if (event.key === '0') setZoom(1);
    // In a zoomed photo the arrows scroll, as the browser does by itself.
    else if (zoom > 1) return;
    else if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === 'ArrowRight') go(1);
    else return;
    event.preventDefault();
  };

  if (!photo) return null;
  return createPortal(
    <dialog
      ref={dialog}
      className="lightbox"
      data-theme="night"
      aria-label={m.photo}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      // The event is asynchronous: a dialog that was closed and shown again (development does so)
      // is open by then.
      onClose={() => dialog.current?.open || onClose()}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same */}
      <div
        ref={view}
        className={zoom > 1 ? 'lightbox-view near' : 'lightbox-view'}
        style={{ '--zoom': zoom } as CSSProperties}
        onDoubleClick={() => setZoom(zoom > 1 ? 1 : 2)}
        onPointerDown={swipe}
      >
        <Photo key={photo.id} name={photo.image} alt={photo.alt} sizes="100vw" eager />
      </div>
      <div className="lightbox-bar">
        <p aria-live="polite">
          {many && (
            <span className="num faint">
              {at + 1} / {photos.length}
            </span>
          )}{' '}
          {photo.caption}
        </p>
        <div className="lightbox-tools">
          <Tool label={m.zoomOut} of={ZoomOut} onClick={() => nearer(-1)} off={zoom === 1} />
          <Tool label={m.zoomIn} of={ZoomIn} onClick={() => nearer(1)} off={zoom === closest} />
          <a
            className="icon-btn"
            href={photoUrl(photo.image)}
            download={fileName(photo)}
            aria-label={m.download}
          >
            <Icon of={Download} />
          </a>
          <Tool label={m.share} of={Share} onClick={() => share(photo)} />
        </div>
      </div>
      {many && (
        <>
          <Tool label={m.previousPhoto} of={ChevronLeft} className="lightbox-back" onClick={() => go(-1)} />
          <Tool label={m.nextPhoto} of={ChevronRight} className="lightbox-next" onClick={() => go(1)} />
        </>
      )}
      <Tool label={m.close} of={X} className="lightbox-close" onClick={() => dialog.current?.close()} />
    </dialog>,
    document.body,
  );
}

type ToolProps = {
  label: string;
  of: typeof X;
  onClick: () => void;
  off?: boolean;
  className?: string;
};

/** It stays focusable when it can do no more, so that the focus is not lost. */
function Tool({ label, of, onClick, off = false, className = '' }: ToolProps) {
  return (
    <button
      type="button"
      className={`icon-btn ${className}`}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={onClick}
    >
      <Icon of={of} />
    </button>
  );
}

/** Reports a sideways swipe: -1 to the right (back), 1 to the left (on). */
function useSwipe(onSwipe: (way: -1 | 1) => void) {
  return (down: React.PointerEvent) => {
    if (!down.isPrimary) return;
    const { clientX, clientY, timeStamp, pointerId } = down;
    const lift = (up: PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      window.removeEventListener('pointerup', lift);
      window.removeEventListener('pointercancel', lift);
      if (up.type === 'pointercancel') return;
      const way = gestureOf({
        dx: up.clientX - clientX,
        dy: up.clientY - clientY,
        heldMs: up.timeStamp - timeStamp,
      });
      if (way === 'back') onSwipe(-1);
      if (way === 'next') onSwipe(1);
    };
    window.addEventListener('pointerup', lift);
    window.addEventListener('pointercancel', lift);
  };
}

async function share(photo: LightboxPhoto): Promise<void> {
  const url = new URL(`${prefix}${photo.page}`, location.href).href;
  try {
    if (navigator.share) await navigator.share({ title: photo.caption, url });
    else {
      await navigator.clipboard.writeText(url);
      notify('success', m.linkCopied, photo.caption);
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notify('error', m.linkNotCopied, url);
  }
}

function fileName({ id, image }: LightboxPhoto): string {
  const ending = /\.(\w{2,4})$/.exec(photoUrl(image))?.[1] ?? 'webp';
  return `darshan-${id.replace(/[^\w-]+/g, '-')}.${ending}`;
}
