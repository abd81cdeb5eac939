import { accept, type Outcome } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import { staffVerb } from '../write/staff-write.ts';

/**
 * Every row of the database, and the list of uploaded files, as a stream, for who may download it.
 * It is logged before the first byte goes; the backup counts as made when the last one went.
 */
export const makeBackup = staffVerb({
  permission: 'system.backup',
  run: async ({
    services,
    staff,
  }): Promise<Outcome<{ stream: ReadableStream<Uint8Array>; fileName: string }>> => {
    const { db, clock, ids, log, backups, config } = services;
    const now = clock();
    const id = ids('bak');
    await writeAudit(db, services, staff, { action: 'backup.taken', subject: id });
    const { personId, address } = staff;
    noteSecurityEvent(services, 'backup.taken', { personId, address });
    const stream = backups.stream(now, ({ rows, missing }) => {
      if (missing.length > 0) log.warn({ missing }, 'uploaded files that the library names are not there');
      const made = { id, made_at: now, made_by: staff.personId, row_count: rows };
      db.insertInto('backups')
        .values(made)
        .execute()
        .catch((err: unknown) => log.error({ err }, 'backup made but not recorded'));
    });
    const stamp = now.toISOString().slice(0, 16).replace(/[T:]/g, '-');
    return accept({ stream, fileName: `mandir-${stamp}.gz${config.backupRecipient ? '.age' : ''}` });
  },
});
