import { createContext, use } from 'react';

/** Given by entry.server.tsx while the server renders; empty in the browser. */
export const RequestIdContext = createContext('');

/**
 * The id of the request that failed, for the error page: a visitor can quote it and we find the line in the log.
 * The browser does not know the id and leaves what the server wrote; a page that failed in the browser alone says nothing.
 */
export function RequestId({ words }: { words: string }) {
  const id = use(RequestIdContext);
  return <span suppressHydrationWarning>{id && `${words} ${id}`}</span>;
}
