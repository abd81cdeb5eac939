import { accept, type Outcome, refuse } from '#core/result.ts';

/** A ticked box ('on' or 'yes', as our forms send it). */
export function readConsent(typed: string): Outcome<true, 'consent-needed'> {
  return typed === 'on' || typed === 'yes' ? accept(true) : refuse('consent-needed');
}
