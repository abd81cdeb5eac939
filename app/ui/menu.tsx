import type { ReactNode } from 'react';

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
      <div id={id} popover="auto" className="menu">
        {children}
      </div>
    </>
  );
}
