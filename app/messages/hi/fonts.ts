import sourceSans from '../../ui/fonts/sourcesans-latin.woff2?url';
import tiroHindi from '../../ui/fonts/tiro-hindi.woff2?url';

/**
 * What every page preloads. The large one first: over HTTP/1.1 it comes by the connection of the
 * page, which has already found out how fast the line is; on a new one its 39 KB take two round
 * trips more.
 */
export const everyPage = [tiroHindi, sourceSans];
/** The letters of the first view of the home page are in that file too. */
export const firstView: string[] = [];
