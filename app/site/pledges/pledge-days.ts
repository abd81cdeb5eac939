import { pledgeDays } from '#core/pledges/monthly-pledge.ts';
import * as m from '#messages/pledges.ts';

/** The days that every month has, for a select. */
export const dayOptions = Array.from({ length: pledgeDays.max }, (_, at) => ({
  value: String(at + 1),
  label: m.theDay(at + 1),
}));
