export type ToastKind = 'success' | 'error' | 'info';
export type ToastNote = { kind: ToastKind; title: string; line?: string };

const waiting: ToastNote[] = [];
let deliver: ((notes: ToastNote[]) => void) | null = null;

/** Shows a toast for five seconds (spec section 9). Only the first one of a visit loads the library. */
export function notify(kind: ToastKind, title: string, line?: string): void {
  waiting.push({ kind, title, line });
  deliver?.(waiting.splice(0));
}

/** The Toasts region takes what has been said so far and from now on. Returns how to stop. */
export function listenForToasts(listener: (notes: ToastNote[]) => void): () => void {
  deliver = listener;
  if (waiting.length > 0) listener(waiting.splice(0));
  return () => {
    deliver = null;
  };
}
