import type { ReactNode } from 'react';
import { shutWhenLeft } from './shut-when-left.ts';

type MenuProps = {
  id: string;
  /** The button's face. */
  button: ReactNode;
  buttonClassName?: string;
  label?: string;
  /** Links and buttons, one under the other. */
  children: ReactNode;
};

/** A button with a short list under it, by popover: opens, closes and gives the focus back without script. */
export function Menu({ id, button, buttonClassName = 'icon-btn', label, children }: MenuProps) {
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClassName} aria-label={label}>
        {button}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears that the focus has left, is no control itself */}
      <div id={id} popover="auto" className="menu" onBlur={shutWhenLeft}>
        {children}
      </div>
    </>
  );
}
