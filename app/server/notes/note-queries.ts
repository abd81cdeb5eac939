import { somebodyWhoLeft } from '#messages/admin/records.ts';
import type { Services } from '../services.ts';
import type { NoteAbout } from './write-note.ts';

export type NoteView = { id: string; author: string; body: string; writtenAt: Date };

/** The staff's notes about something, newest first. The caller checks the permission to see it. */
export async function listNotes({ db }: Services, { kind, id }: NoteAbout): Promise<NoteView[]> {
  const rows = await db
    .selectFrom('notes')
    .leftJoin('people', 'people.id', 'notes.author_id')
    .select(['notes.id', 'body', 'written_at', 'people.name'])
    .where('about_kind', '=', kind)
    .where('about_id', '=', id)
    .orderBy('written_at', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    author: row.name ?? somebodyWhoLeft,
    body: row.body,
    writtenAt: row.written_at,
  }));
}
