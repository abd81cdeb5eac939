import { type PartDifference, partDifferences } from '#core/edited-fields/display-parts.ts';
import { type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { type StaffWork, staffVerb } from '../write/staff-write.ts';
import { type FormerVersion, findFormerVersion } from './version-queries.ts';
import type { SaveOutcome, Versioned } from './versioned.ts';

/** A former version beside the current one. */
export type PutBackView = {
  former: FormerVersion;
  /** The current version, for the form that confirms. */
  version: number;
  /** What putting it back would change; none where it equals the current one. */
  changes: PartDifference[];
  read: FormOutcome<unknown>;
};

/** What putting a former version back would do; null where there is no such version. */
export async function viewPutBack(
  services: Services,
  thing: Versioned,
  id: string,
): Promise<PutBackView | null> {
  const [former, current] = await Promise.all([findFormerVersion(services, thing, id), thing.current()]);
  if (!former) return null;
  const read = await thing.readFormer(current.value, former.value);
  const then = read.ok ? read.value : former.value;
  const changes = partDifferences(thing.parts(current.value), thing.parts(then));
  return { former, version: current.version, changes, read };
}

/**
 * Saves a former version as a new one, by today's rules, if the current one still is what was
 * looked at. It is live with the next page; the audit log says that it was put back.
 */
export const putBack = staffVerb({
  permission: (thing: Versioned) => thing.permission,
  run: async (
    { services, staff }: StaffWork,
    thing: Versioned,
    input: { id: string; version: number },
  ): Promise<SaveOutcome | Refusal<'version-unknown' | 'version-stands'>> => {
    const view = await viewPutBack(services, thing, input.id);
    if (!view) return refuse('version-unknown');
    if (view.version !== input.version) return refuse('saved-meanwhile');
    if (!view.read.ok) return view.read;
    if (view.changes.length === 0) return refuse('version-stands');
    return thing.save(staff, { value: view.read.value, version: input.version, from: view.former.at });
  },
});
