import sourceSans from '../../ui/fonts/sourcesans-latin.woff2?url';
import tiro from '../../ui/fonts/tiro-latin.woff2?url';
import mantra from '../../ui/fonts/tiro-mantra.woff2?url';

/** What every page preloads. */
export const everyPage = [sourceSans, tiro];
/** The few letters of the first view of the home page that the fonts of every page do not have. */
export const firstView = [mantra];
