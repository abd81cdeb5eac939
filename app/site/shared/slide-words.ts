import { createContext } from 'react';
import type { ShellFacts } from './shell-facts.ts';

/** The slides of the donation banner that the office words otherwise; given by the shell around every page. */
export const SlideWords = createContext<ShellFacts['slides']>({});
