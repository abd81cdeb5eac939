import { readText } from '#core/fields/text.ts';
import type { Permission } from '#core/people/roles.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { type StaffWrite, staffWrite } from '../write/staff-write.ts';

export type NoteAbout = { kind: 'gift' | 'person' | 'request'; id: string };

const permissions = {
  gift: 'donations.note',
  person: 'people.write',
  request: 'inbox.answer',
} as const satisfies Record<NoteAbout['kind'], Permission>;

/** Stores a note of a member of staff. The caller checks that the subject exists. */
export const writeNote = staffWrite({
  permission: ({ kind }: NoteAbout) => permissions[kind],
  run: async (
    { services, trx, staff }: StaffWrite,
    about: NoteAbout,
    typed: string,
  ): Promise<Outcome<null, 'note-invalid'>> => {
    const body = readText(typed, { min: 1, max: 2_000, lines: 'many' });
    if (!body.ok) return refuse('note-invalid', 'note');
    await storeNote(trx, services, staff, { about, body: body.value });
    return accept(null);
  },
});

/** Stores words that were validated already, in the caller's transaction. */
export async function storeNote(
  trx: Transaction,
  services: Services,
  staff: Staff,
  { about, body }: { about: NoteAbout; body: string },
): Promise<void> {
  const id = services.ids('note');
  await trx
    .insertInto('notes')
    .values({
      id,
      about_kind: about.kind,
      about_id: about.id,
      author_id: staff.personId,
      body,
      written_at: services.clock(),
    })
    .execute();
  await writeAudit(trx, services, staff, {
    action: 'note.written',
    subject: about.id,
    details: { note: id },
  });
}
