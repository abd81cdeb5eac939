import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import type { MediaFileKind } from '#core/media/media-file.ts';
import * as m from '#messages/admin/media-picker.ts';
import { Icon } from '#ui/icon.tsx';
import { MediaGrid, type PickedMedia } from './media-grid.tsx';
import './media.css';

type Take = (file: PickedMedia) => void;
type Pick = (kinds: readonly MediaFileKind[], take: Take) => void;

const PickContext = createContext<Pick>(() => undefined);

/** Opens the library over the form; the chosen file is given to `take`. */
export function usePickMedia(): Pick {
  return useContext(PickContext);
}

/** Notifies the guard of unsaved changes: a choice changed the form though nobody typed. */
export function noteChange(control: HTMLElement | null): void {
  control?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The library as a dialog, once for all fields of a form. */
export function MediaPicker({ mayUpload, children }: { mayUpload: boolean; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<{ kinds: readonly MediaFileKind[]; take: Take } | null>(null);
  const pick = useCallback<Pick>((kinds, take) => {
    setAsked({ kinds, take });
    dialog.current?.showModal();
  }, []);
  return (
    <PickContext value={pick}>
      {children}
      <dialog
        ref={dialog}
        className="picker"
        aria-labelledby="picker-title"
        onClose={() => setAsked(null)}
        closedby="any"
      >
        <header>
          <h2 id="picker-title">{m.mediaLibrary}</h2>
          <button
            type="button"
            className="icon-btn"
            aria-label={m.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon of={X} />
          </button>
        </header>
        {asked && (
          <MediaGrid
            kinds={asked.kinds}
            mayUpload={mayUpload}
            onPick={(file) => {
              asked.take(file);
              dialog.current?.close();
            }}
          />
        )}
      </dialog>
    </PickContext>
  );
}
