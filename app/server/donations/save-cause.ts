import type { Transaction } from 'kysely';
import { htmlToProse, proseToHtml } from '#core/content/plain-prose.ts';
import {
  type CauseInput,
  readCause,
  type TypedCause,
  type TypedDonationType,
} from '#core/donations/cause-form.ts';
import { readVersion } from '#core/fields/version.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Database } from '../db/schema.ts';
import { libraryProblems } from '../media/library-problems.ts';
import { cleanRichText } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { type EditedCause, findEditedCause } from './admin-cause-queries.ts';
import { listLegalEntities } from './legal-entity-queries.ts';

type SavedCause = FormOutcome<{ id: string }> | Refusal<'not-allowed' | 'unknown-cause'>;

/**
 * Creates a cause (`id` null) or changes one. Saving over a newer version is refused; donation
 * types are never deleted, only no longer offered, since donations name them.
 */
export async function saveCause(
  services: Services,
  viewer: Viewer,
  id: string | null,
  form: { typed: TypedCause; types: TypedDonationType[]; pictures: readonly string[] },
): Promise<SavedCause> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'causes.write')) return refuse('not-allowed');
  const { pictures, types } = form;
  const typed = id === null ? form.typed : { ...form.typed, id };
  const read = readCause(typed, types, { entities: await listLegalEntities(services), pictures });
  if (!read.ok) return read;
  const input = read.value;
  const named = [{ field: 'image', text: input.image }];
  return services.db.transaction().execute(async (trx) => {
    const problems = await libraryProblems(trx, named, { published: input.published });
    if (problems.length > 0) return { ok: false, code: 'invalid', problems };
    const before = await findEditedCause(trx, input.id);
    if (id === null && before) return problem('id', 'slug-taken');
    if (id !== null && !before) return refuse('unknown-cause');
    const unknown = types.find((type) => type.id !== '' && !before?.types.some((one) => one.id === type.id));
    if (unknown) return problem('', 'changed-meanwhile');
    const written = before
      ? await update(trx, input, before, readVersion(typed.version))
      : await trx
          .insertInto('causes')
          .values({ id: input.id, ...columnsOf(input, proseToHtml(input.description)) })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
          .then((result) => Boolean(result.numInsertedOrUpdatedRows));
    if (!written) return before ? problem('', 'changed-meanwhile') : problem('id', 'slug-taken');
    await saveTypes(trx, input);
    await writeAudit(trx, services, viewer, {
      action: before ? 'cause.changed' : 'cause.made',
      subject: input.id,
      before: before ?? undefined,
      after: input,
    });
    await services.pages.bump(trx);
    return { ok: true, value: { id: input.id } };
  });
}

const problem = (field: string, code: string): SavedCause => ({
  ok: false,
  code: 'invalid',
  problems: [{ field, code }],
});

async function update(
  trx: Transaction<Database>,
  input: CauseInput,
  before: EditedCause,
  version: number,
): Promise<boolean> {
  // Texts that were not changed keep the markup that plain prose cannot show.
  const untouched = htmlToProse(before.description) === input.description;
  const description = untouched ? before.description : proseToHtml(input.description);
  const result = await trx
    .updateTable('causes')
    .set({ ...columnsOf(input, description), version: version + 1 })
    .where('id', '=', input.id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function columnsOf(input: CauseInput, description: string) {
  return {
    title: input.title,
    category: input.category,
    summary: input.summary,
    description: cleanRichText(description),
    image: input.image,
    presets_paise: input.presets,
    target_paise: input.target,
    starts_on: input.startsOn,
    ends_on: input.endsOn,
    legal_entity_id: input.legalEntityId,
    donation_type: input.donationType,
    position: input.position,
    allows_own_amount: input.allowsOwnAmount,
    tax_eligible: input.taxEligible,
    csr_eligible: input.csrEligible,
    allows_foreign: input.allowsForeign,
    published: input.published,
  };
}

async function saveTypes(trx: Transaction<Database>, { id, types }: CauseInput): Promise<void> {
  for (const [position, type] of types.entries()) {
    const row = { title: type.title, amount_paise: type.amount, position, offered: type.offered };
    await trx
      .insertInto('cause_types')
      .values({ cause_id: id, id: type.id, ...row })
      .onConflict((conflict) => conflict.columns(['cause_id', 'id']).doUpdateSet(row))
      .execute();
  }
}
