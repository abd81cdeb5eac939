import type { Teacher } from '#core/content/teacher.ts';
import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';

/** The teachers of the line, in the staff's order. */
export async function listTeachers({ db }: Pick<Services, 'db'>): Promise<Teacher[]> {
  const rows = await db
    .selectFrom('teachers')
    .select(['id', 'title', 'note', 'image', 'link'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return translated({ db }, 'teachers', rows);
}
