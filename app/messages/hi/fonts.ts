import tiroHindi from '../../ui/fonts/tiro-hindi.woff2?url';

/** What headings are set in: a file that every page preloads. */
export const headings = tiroHindi;
/** The letters of the first view of the home page are in that file too. */
export const firstView: string[] = [];
