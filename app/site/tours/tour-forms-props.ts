import type { DateWindow } from '#core/fields/date.ts';
import type { TourChoice } from '#core/requests/tour-options.ts';
import type { Refused } from '#site/forms/form-state.ts';
import type { DepartureView } from './tour-words.ts';
export type TourFormsProps = {
  tours: readonly TourChoice[];
  days: DateWindow;
  departures: readonly DepartureView[];
  /** The tour that the visitor comes from; '' for none. */
  chosen: string;
  /** The departure that the visitor chose on the tour's page; '' for none. */
  departure: string;
  refused: Refused | undefined;
};
