import { readLegalEntity } from '#core/donations/receiver.ts';
import { readVersion } from '#core/fields/version.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { staffWrite } from '../write/staff-write.ts';

/** As typed; `version` is the one with which the form was opened. */
export type LegalEntityInput = { entityId: string; name: string; address: string; version: string };

/**
 * Changes name and address of a legal entity on the receipts of donations from now on: issued ones,
 * also when issued again, keep theirs. PAN, registration and foreign donations are changed by `npm
 * run open-giving`: another PAN is another entity.
 */
export const saveLegalEntity = staffWrite({
  permission: 'settings.write',
  run: async (
    { trx, audit, pagesChanged },
    input: LegalEntityInput,
  ): Promise<FormOutcome<null> | Refusal<'unknown-entity' | 'changed-meanwhile'>> => {
    const read = readLegalEntity(input);
    if (!read.ok) return read;
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
    await audit({
      action: 'legal-entity.changed',
      subject: input.entityId,
      before: was,
      after: now,
    });
    pagesChanged();
    return accept(null);
  },
});
