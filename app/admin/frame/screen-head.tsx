import type { ReactNode } from 'react';

type ScreenHeadProps = {
  title: ReactNode;
  note?: ReactNode;
  /** The note is of figures. */
  num?: boolean;
  /** How much the screen lists, said aloud when it changes. */
  count?: ReactNode;
  /** At its end: buttons, the state of a record. */
  children?: ReactNode;
};

/** The name of a screen, and a line about it. */
export function ScreenHead({ title, note, num = false, count, children }: ScreenHeadProps) {
  return (
    <div className="admin-head mb-0">
      {note || count ? (
        <div>
          <h1>{title}</h1>
          {note && <p className={num ? 'muted num' : 'muted'}>{note}</p>}
          {count && (
            <p className="muted num" role="status">
              {count}
            </p>
          )}
        </div>
      ) : (
        <h1>{title}</h1>
      )}
      {children}
    </div>
  );
}
