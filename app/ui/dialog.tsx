import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import * as m from '#messages/ui.ts';
import { Icon } from './icon.tsx';

type DialogProps = {
  id: string;
  /** Its accessible name; left out where `labelledBy` names the heading inside. */
  label?: string;
  labelledBy?: string;
  /** 'sheet' fills the height of a phone's screen. */
  className?: string;
  closeLabel?: string;
  children: ReactNode;
};

/**
 * A dialog that opens without script: as a modal by the `command` attribute where the browser knows
 * it, else as a popover. Open it with `opens(id)` on a button; closeDialog(id) closes it from code.
 * The close button comes first: it takes the focus, and a long dialog opens at its top.
 */
export function Dialog({
  id,
  label,
  labelledBy,
  className = '',
  closeLabel = m.close,
  children,
}: DialogProps) {
  return (
    <dialog
      id={id}
      popover="auto"
      closedby="any"
      className={`dialog ${className}`}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <button type="button" className="icon-btn" aria-label={closeLabel} {...closes(id)}>
        <Icon of={X} />
      </button>
      {children}
    </dialog>
  );
}

type Invoker = ComponentProps<'button'>;

/** Spread on a <button type="button">: it opens the dialog. */
export function opens(id: string): Invoker {
  return { popoverTarget: id, command: 'show-modal', commandfor: id } as Invoker;
}

/** Spread on a <button type="button">: it closes the dialog. */
function closes(id: string): Invoker {
  return { popoverTarget: id, popoverTargetAction: 'hide', command: 'close', commandfor: id } as Invoker;
}

/** Closes it from code, however it was opened; nothing if it is closed. */
export function closeDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog?.matches(':popover-open')) dialog.hidePopover();
  else if (dialog instanceof HTMLDialogElement && dialog.open) dialog.close();
}
