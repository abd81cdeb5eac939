import { createContext } from 'react';
import type { ShellFacts } from '#site/frame/shell-facts.ts';

/** The slides of the donation banner that the staff reworded; provided by the site's shell. */
export const SlideWords = createContext<ShellFacts['slides']>({});
