import type { ReactNode } from 'react';
import { shutWhenLeft } from './shut-when-left.ts';

type MenuProps = {
  id: string;
  /** The button's content. */
  button: ReactNode;
  buttonClassName?: string;
  label?: string;
  /** Links and buttons, one under the other. */
  children: ReactNode;
};

/** A button with a short list, by popover: opens, closes and returns the focus without script. */
export function Menu({ id, button, buttonClassName = 'icon-btn', label, children }: MenuProps) {
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClassName} aria-label={label}>
        {button}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens for blur */}
      <div id={id} popover="auto" className="menu" onBlur={shutWhenLeft}>
        {children}
      </div>
    </>
  );
}
