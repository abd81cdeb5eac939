import tiro from '../../ui/fonts/tiro-latin.woff2?url';
import mantra from '../../ui/fonts/tiro-mantra.woff2?url';

/** What headings are set in: a file that every page preloads. */
export const headings = tiro;
/** The few letters of the first view of the home page that the fonts of every page do not have. */
export const firstView = [mantra];
