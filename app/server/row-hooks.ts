import { recountSeats } from './classes/recount-seats.ts';
import type { RowHooks } from './cms/row-hooks.ts';
import { signMovedEvent } from './passes/record/sign-anew.ts';
import type { Services } from './services.ts';

/** What follows a change of content in other rooms; wiring.ts hands it to the verbs of the CMS. */
export const rowHooks: RowHooks<Pick<Services, 'sealer' | 'clock'>> = {
  events: { changed: signMovedEvent },
  classes: { restored: recountSeats },
};
