/** The four kinds of events the site colours and filters by. */
export type EventType = 'appearance' | 'disappearance' | 'fasting' | 'festival';

/**
 * The type of an event by its title; 'Disappearance' contains no 'Appearance' but takes precedence
 * over it.
 */
export function eventTypeOfTitle(title: string): EventType {
  if (title.includes('Disappearance')) return 'disappearance';
  if (title.includes('Appearance')) return 'appearance';
  if (title.includes('Fasting')) return 'fasting';
  return 'festival';
}
