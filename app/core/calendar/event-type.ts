/** The four kinds of events the site colours and filters by. */
export type EventType = 'appearance' | 'disappearance' | 'fasting' | 'festival';

/**
 * The type of an event by its title, which the temple may have written in Hindi; 'Disappearance'
 * contains no 'Appearance' but takes precedence over it.
 */
export function eventTypeOfTitle(title: string): EventType {
  if (/Disappearance|तिरोभाव/.test(title)) return 'disappearance';
  if (/Appearance|आविर्भाव/.test(title)) return 'appearance';
  if (/Fasting|व्रत|उपवास/.test(title)) return 'fasting';
  return 'festival';
}
