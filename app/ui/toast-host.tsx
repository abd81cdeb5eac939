import { type ReactNode, useEffect } from 'react';
import { ToastContainer, type ToastTransitionProps, toast } from 'react-toastify/unstyled';
import * as m from '#messages/ui.ts';
import { listenForToasts, type ToastNote, takeToasts } from './notify.ts';

/** react-toastify's container with its fixed numbers (rule S82), styled by feedback.css. */
export function ToastHost() {
  // An effect of the container's parent: the container listens by then.
  useEffect(() => listenForToasts(() => takeToasts().forEach(showToast)), []);
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      theme="light"
      aria-label={m.notifications}
      transition={AtOnce}
    />
  );
}

function showToast({ kind, title, line }: ToastNote): void {
  toast[kind](
    <div>
      <b>{title}</b>
      {line && <small>{line}</small>}
    </div>,
  );
}

/** Shows and hides without the library's own animations, whose style sheet we do not ship. */
function AtOnce({ children, isIn, done, playToast }: ToastTransitionProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts once
  useEffect(() => playToast(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when `isIn` changes
  useEffect(() => {
    if (!isIn) done();
  }, [isIn]);
  return children;
}
