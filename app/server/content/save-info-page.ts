import { type FactName, factNames, followsShape } from '#core/content/info-facts.ts';
import { readPicture } from '#core/content/row-fields.ts';
import { cleanMarkup } from '#core/fields/clean-text.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { accept, type FormOutcome, invalid, invalidField, type Refusal, refuse } from '#core/result.ts';
import { changedFields } from '../cms/changed-fields.ts';
import { libraryProblems } from '../media/library-problems.ts';
import { pageFiles } from '../page-files/page-files.ts';
import { parseInfoPage } from '../page-files/parse-info-page.ts';
import { staffWrite } from '../write/staff-write.ts';
import { type factFields, type PageTyped, pageHistory, rewordPage } from './admin-page-queries.ts';

type Saved = FormOutcome<number> | Refusal<'row-gone' | 'changed-meanwhile'>;

/**
 * Saves the staff's text in place of a page's own. What would be no complete page is refused, and
 * nothing changes.
 */
export const saveInfoPage = staffWrite({
  permission: 'content.write',
  run: async (
    { services, trx, staff, audit, pagesChanged },
    { path, version, typed }: { path: string; version: number; typed: PageTyped },
  ): Promise<Saved> => {
    const own = pageFiles().get(path);
    if (own === undefined) return refuse('row-gone');
    const read = readPageForm(typed, { picture: parseInfoPage(own).picture !== undefined });
    if (!read.ok) return read;
    const { picture, body } = read.value;
    const named = [
      { field: 'picture', text: picture },
      { field: 'body', text: body },
    ];
    const problems = await libraryProblems(trx, named, { published: true });
    if (problems.length > 0) return invalid(problems);
    const row = await trx
      .selectFrom('info_pages')
      .select(['source', 'version'])
      .where('path', '=', path)
      .forUpdate()
      .executeTakeFirst();
    if ((row?.version ?? 0) !== version) return refuse('changed-meanwhile');
    const source = rewordPage(row?.source ?? own, read.value);
    if (!isWholePage(source)) return invalidField('body', 'page-not-whole');
    const values = { source, version: version + 1, updated_at: services.clock() };
    // Of two who are the first to edit a page the second waits here and gets a conflict.
    const saved = await trx
      .insertInto('info_pages')
      .values({ path, ...values })
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet(values).where('info_pages.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    if (!saved) return refuse('changed-meanwhile');
    const snapshot = { id: path, path, source, version: saved.version };
    await trx
      .insertInto('content_revisions')
      .values({
        kind: pageHistory.name,
        row_id: path,
        version: saved.version,
        row: JSON.stringify(snapshot),
        saved_by: staff.personId,
        saved_at: services.clock(),
      })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'row_id', 'version']).doUpdateSet({ saved_at: services.clock() }),
      )
      .execute();
    await audit({
      action: 'pages.saved',
      subject: path,
      ...changedFields({ source: row?.source ?? own }, { source }),
    });
    pagesChanged();
    return accept(saved.version);
  },
});

/** `picture`: whether the page has one. */
function readPageForm(typed: PageTyped, has: { picture: boolean }): FormOutcome<PageTyped> {
  const form = new FormReader();
  const body = cleanMarkup(typed.body);
  if (body === null) form.refuse('body', 'text-forbidden');
  else if (body.length < 20 || body.length > 36_000)
    form.refuse('body', 'text-length', { min: 20, max: 36_000 });
  return form.answer({
    label: form.text('label', typed.label, { min: 2, max: 60 }),
    title: form.text('title', typed.title, { min: 2, max: 120 }),
    picture: has.picture ? (form.read('picture', readPicture(typed.picture)) ?? '') : '',
    lead: form.text('lead', typed.lead, { min: 10, max: 400 }),
    description: form.text('description', typed.description, { min: 50, max: 160 }),
    note: form.text('note', typed.note, { min: 2, max: 120 }),
    body: body ?? '',
    ...readFacts(form, typed),
  });
}

/** Facts left empty follow their row, or are not shown. */
function readFacts(form: FormReader, typed: PageTyped): Pick<PageTyped, (typeof factFields)[number]> {
  const follows = form.text('follows', typed.follows, { min: 0, max: 90 });
  if (follows !== '' && !followsShape.test(follows)) form.refuse('follows', 'choice-invalid');
  const words = factNames.map((name) => [name, form.text(name, typed[name], { min: 0, max: 80 })]);
  return { follows, ...(Object.fromEntries(words) as Pick<PageTyped, FactName>) };
}

function isWholePage(source: string): boolean {
  try {
    return source.length <= 40_000 && parseInfoPage(source).parts.length > 0;
  } catch {
    return false;
  }
}
