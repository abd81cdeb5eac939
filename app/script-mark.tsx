import { createContext } from 'react';

/** The rendering's secret mark for our own inline scripts; given by entry.server.tsx, empty in the browser. */
export const ScriptMarkContext = createContext('');
