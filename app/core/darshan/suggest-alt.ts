import { type DarshanType, darshanNames } from './darshan-type.ts';

type Shown = {
  /** The deities' names, from the settings. */
  deities: string;
  type: DarshanType;
  /** The dress of the day as the staff writes it: 'yellow silk, jasmine garlands'. May be empty. */
  dress: string;
};

/** What the photos of a darshan show, for those who do not see them. */
export function suggestAlt({ deities, type, dress }: Shown): string {
  const when = type === 'festival' ? 'on the day of the festival' : `at ${darshanNames[type]} darshan`;
  const worn = dress.trim().replace(/[.\s]+$/, '');
  return `${deities} ${when}${worn && `, dressed in ${lowerFirst(worn)}`}`;
}

/** 'Yellow silk' within a sentence; a name in capitals ('ISKCON') stays. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
