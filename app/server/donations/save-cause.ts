import { htmlToProse, proseToHtml } from '#core/content/plain-prose.ts';
import {
  type CauseInput,
  readCause,
  type TypedCause,
  type TypedDonationType,
} from '#core/donations/cause-form.ts';
import { readVersion } from '#core/fields/version.ts';
import { type FormOutcome, invalid, invalidField, type Refusal, refuse } from '#core/result.ts';
import type { Transaction } from '../db/schema.ts';
import { libraryProblems } from '../media/library-problems.ts';
import { cleanRichText } from '../rich-text/rich-text.ts';
import { staffWrite } from '../write/staff-write.ts';
import { type EditedCause, findEditedCause } from './admin-cause-queries.ts';
import { listLegalEntities } from './legal-entity-queries.ts';

type SavedCause = FormOutcome<{ id: string }> | Refusal<'unknown-cause'>;

/**
 * Creates a cause (`id` null) or changes one. Saving over a newer version is refused; donation
 * types are never deleted, only no longer offered, since donations name them.
 */
export const saveCause = staffWrite({
  permission: 'causes.write',
  run: async (
    { services, trx, audit, pagesChanged },
    id: string | null,
    form: { typed: TypedCause; types: TypedDonationType[]; pictures: readonly string[] },
  ): Promise<SavedCause> => {
    const { pictures, types } = form;
    const typed = id === null ? form.typed : { ...form.typed, id };
    const read = readCause(typed, types, { entities: await listLegalEntities(services), pictures });
    if (!read.ok) return read;
    const input = read.value;
    const named = [{ field: 'image', text: input.image }];
    const problems = await libraryProblems(trx, named, { published: input.published });
    if (problems.length > 0) return invalid(problems);
    const before = await findEditedCause(trx, input.id);
    if (id === null && before) return invalidField('id', 'slug-taken');
    if (id !== null && !before) return refuse('unknown-cause');
    const unknown = types.find((type) => type.id !== '' && !before?.types.some((one) => one.id === type.id));
    if (unknown) return invalidField('', 'changed-meanwhile');
    const written = before
      ? await update(trx, input, before, readVersion(typed.version))
      : await trx
          .insertInto('causes')
          .values({ id: input.id, ...columnsOf(input, proseToHtml(input.description)) })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
          .then((result) => Boolean(result.numInsertedOrUpdatedRows));
    if (!written) return before ? invalidField('', 'changed-meanwhile') : invalidField('id', 'slug-taken');
    await saveTypes(trx, input);
    await audit({
      action: before ? 'cause.changed' : 'cause.made',
      subject: input.id,
      before: before ?? undefined,
      after: input,
    });
    pagesChanged();
    return { ok: true, value: { id: input.id } };
  },
});

async function update(
  trx: Transaction,
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

async function saveTypes(trx: Transaction, { id, types }: CauseInput): Promise<void> {
  for (const [position, type] of types.entries()) {
    const { title, amount, perDay, offered } = type;
    const row = { title, amount_paise: amount, position, offered, per_day: perDay ?? null };
    await trx
      .insertInto('cause_types')
      .values({ cause_id: id, id: type.id, ...row })
      .onConflict((conflict) => conflict.columns(['cause_id', 'id']).doUpdateSet(row))
      .execute();
  }
}
