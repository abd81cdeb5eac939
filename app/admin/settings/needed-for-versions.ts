import type { Permission } from '#core/people/roles.ts';
import { permissionOf } from '#core/settings/find-section.ts';

/** What the history of a part of the settings needs, by its address; of letters too. */
export function neededForVersions({ params }: { params: { section?: string; letter?: string } }): Permission {
  return params.section === undefined ? 'settings.write' : permissionOf(params.section);
}
