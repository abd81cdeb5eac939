import { href } from 'react-router';
import { type Language, pathIn } from '#core/language/languages.ts';
import { isSignedBySite, signBySite } from '../sealing/site-signature.ts';
import type { Services } from '../services.ts';
import type { Letter } from './letter.ts';
import { isStoppable, type StoppableSort, stoppableSortOf } from './letter-purpose.ts';

/** Letters of a sort to one address, in lower case. */
export type LettersToStop = { sort: StoppableSort; email: string };

type Site = Pick<Services, 'config'>;

/**
 * What is stopped from this letter; null where it cannot be stopped, or has its own way (the
 * monthly ones).
 */
export function lettersToStop(letter: Letter, recipient: string): LettersToStop | null {
  const sort = stoppableSortOf(letter);
  return sort && sort !== 'monthly-gift' ? { sort, email: recipient.toLowerCase() } : null;
}

/** The page where these letters are stopped, for whoever has a letter: nobody signs in for it. */
export function stopAddress(site: Site, stop: LettersToStop, language: Language = 'en'): string {
  const token = [stop.sort, Buffer.from(stop.email).toString('base64url'), signBySite(site, textOf(stop))];
  const page = href('/letters/stop/:token', { token: token.join('.') });
  return `${site.config.publicUrl}${pathIn(language, page)}`;
}

/** Reads what `stopAddress` wrote; null for anything that the site did not sign. */
export function readStopToken(site: Site, token: string): LettersToStop | null {
  const [sort = '', address = '', signature = '', ...rest] = token.slice(0, 600).split('.');
  if (!isStoppable(sort) || rest.length > 0) return null;
  const stop = { sort, email: Buffer.from(address, 'base64url').toString() };
  return isSignedBySite(site, textOf(stop), signature) ? stop : null;
}

function textOf({ sort, email }: LettersToStop): string {
  return `stop-letters:${sort}:${email}`;
}
