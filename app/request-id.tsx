import { createContext, use } from 'react';

/** Provided by entry.server.tsx during server rendering; empty in the browser. */
export const RequestIdContext = createContext('');

/**
 * The id of the failed request, for the error page: a visitor can quote it and we find it in the
 * log. The browser does not know the id and leaves the server's text; a page that failed only in
 * the browser shows none.
 */
export function RequestId({ words }: { words: string }) {
  const id = use(RequestIdContext);
  return <span suppressHydrationWarning>{id && `${words} ${id}`}</span>;
}
