import { readVersion } from '#core/fields/version.ts';
import { readTemplate } from '#core/requests/work-on-request.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Services } from '../services.ts';
import { staffWrite } from '../write/staff-write.ts';

export type AnswerTemplate = { id: string; title: string; body: string; version: number };

export function listTemplates({ db }: Services): Promise<AnswerTemplate[]> {
  return db
    .selectFrom('answer_templates')
    .select(['id', 'title', 'body', 'version'])
    .orderBy('title')
    .execute();
}

type Saved = FormOutcome<null> | Refusal<'changed-meanwhile' | 'template-taken'>;

/** Makes a template (`id` '') or changes one; who saves over an older version gets a conflict. */
export const saveTemplate = staffWrite({
  permission: 'inbox.answer',
  run: async (
    { services, trx, audit },
    typed: { id: string; title: string; body: string; version: string },
  ): Promise<Saved> => {
    const read = readTemplate(typed);
    if (!read.ok) return read;
    const { title, body } = read.value;
    const now = services.clock();
    await takeAdvisoryLock(trx, 'answer-templates');
    const taken = await trx
      .selectFrom('answer_templates')
      .select('id')
      .where('title', '=', title)
      .where('id', '<>', typed.id)
      .executeTakeFirst();
    if (taken) return refuse('template-taken', 'title');
    const id = typed.id || services.ids('tpl');
    if (typed.id === '') {
      await trx.insertInto('answer_templates').values({ id, title, body, updated_at: now }).execute();
    } else {
      const version = readVersion(typed.version);
      const saved = await trx
        .updateTable('answer_templates')
        .set({ title, body, updated_at: now, version: version + 1 })
        .where('id', '=', typed.id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (!saved.numUpdatedRows) return refuse('changed-meanwhile');
    }
    await audit({
      action: typed.id === '' ? 'template.made' : 'template.changed',
      subject: id,
      after: { title, body },
    });
    return accept(null);
  },
});

/** Deletes a template; answers that began with it stay. */
export const removeTemplate = staffWrite({
  permission: 'inbox.answer',
  run: async ({ trx, audit }, id: string): Promise<FormOutcome<null> | Refusal<'changed-meanwhile'>> => {
    const deleted = await trx
      .deleteFrom('answer_templates')
      .where('id', '=', id)
      .returning(['title', 'body'])
      .executeTakeFirst();
    if (!deleted) return refuse('changed-meanwhile');
    await audit({ action: 'template.removed', subject: id, before: deleted });
    return accept(null);
  },
});
