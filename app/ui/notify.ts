export type ToastKind = 'success' | 'error' | 'info';
export type ToastNote = { kind: ToastKind; title: string; line?: string };

const waiting: ToastNote[] = [];
let call: (() => void) | null = null;

/** Shows a toast for five seconds (rule S82). Only the first one of a visit loads the library. */
export function notify(kind: ToastKind, title: string, line?: string): void {
  waiting.push({ kind, title, line });
  call?.();
}

/** Toasts not shown yet; whoever takes one shows it. */
export function takeToasts(): ToastNote[] {
  return waiting.splice(0);
}

/** Calls the listener, only the newest one, while there are toasts to take. Returns how to stop. */
export function listenForToasts(listener: () => void): () => void {
  call = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (call === listener) call = null;
  };
}
