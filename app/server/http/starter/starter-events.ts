/** What the parts of the starter say to each other and to the page. */
export const starterEvents = {
  /** A control was used that needs React: load it now. */
  wake: 'wake',
  /** The hydrated page is interactive (root.tsx). */
  awake: 'awake',
  /** The site did not answer (app/no-connection.tsx); also the id of the sentence that says so. */
  noConnection: 'no-connection',
} as const;

export type StarterEvents = typeof starterEvents;
