import { readSearch } from '#admin/lists/read-search.ts';
import * as m from '#messages/admin/people.ts';
import type { PeopleFilters } from '#server/person-file/people-queries.ts';

/** The kinds of people that the list distinguishes. */
export const personKinds = [
  { value: 'account', label: m.withAccount },
  { value: 'guest', label: m.guestsWithout },
] as const;

/** The filters in the URL of the list, or of its file. */
export function peopleFiltersOf(query: URLSearchParams): PeopleFilters {
  const kind = personKinds.find(({ value }) => value === query.get('kind'))?.value ?? null;
  return { ...readSearch(query), kind };
}
