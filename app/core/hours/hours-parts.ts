import * as words from '#messages/week.ts';
import { type DisplayPart, displayDay } from '../edited-fields/display-parts.ts';
import { sittingWords } from './hours-words.ts';
import { type OpeningHours, weekdays } from './opening-hours.ts';

/** The opening hours day by day; of the exceptions only the existing ones. */
export function hoursParts({ week, days }: OpeningHours): DisplayPart[] {
  return [
    ...weekdays.map((day) => ({
      label: words.weekdays[day],
      text: sittingWords(week.find((one) => one.day === day)?.sittings ?? []),
    })),
    ...days.map(({ on, note, sittings }) => ({
      label: displayDay(on),
      text: `${sittingWords(sittings)} (${note})`,
    })),
  ];
}
