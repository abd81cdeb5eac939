import { createContext } from 'react';

/**
 * The CSP nonce of this rendering for our inline scripts; provided by entry.server.tsx, empty in
 * the browser.
 */
export const ScriptMarkContext = createContext('');
