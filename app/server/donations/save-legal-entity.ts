import { readLegalEntity } from '#core/donations/receiver.ts';
import { readVersion } from '#core/fields/version.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';

/** As typed; `version` is the one with which the form was opened. */
export type LegalEntityInput = { entityId: string; name: string; address: string; version: string };

/**
 * Changes name and address of a legal entity on the receipts of donations from now on: issued ones,
 * also when issued again, keep theirs. PAN, registration and foreign donations are changed by `npm
 * run open-giving`: another PAN is another entity.
 */
export async function saveLegalEntity(
  services: Services,
  viewer: Viewer,
  input: LegalEntityInput,
): Promise<FormOutcome<null> | Refusal<'not-allowed' | 'unknown-entity' | 'changed-meanwhile'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'settings.write')) return refuse('not-allowed');
  const read = readLegalEntity(input);
  if (!read.ok) return read;
  return services.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('legal_entities')
      .select(['name', 'address', 'version'])
      .where('id', '=', input.entityId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return refuse('unknown-entity');
    const { version, ...was } = before;
    if (version !== readVersion(input.version)) return refuse('changed-meanwhile');
    const now = read.value;
    if (was.name === now.name && was.address === now.address) return accept(null);
    await trx
      .updateTable('legal_entities')
      .set({ ...now, version: version + 1 })
      .where('id', '=', input.entityId)
      .execute();
    await writeAudit(trx, services, viewer, {
      action: 'legal-entity.changed',
      subject: input.entityId,
      before: was,
      after: now,
    });
    await services.pages.bump(trx);
    return accept(null);
  });
}
