import { sendLetters } from '../mail/send-letters.ts';
import type { Job } from './job.ts';

/** Every job of the site. A room adds its own here. */
export const jobs: readonly Job[] = [sendLetters];
