import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';

/**
 * Every row of the database as a stream, for who may download it. It is logged before the first
 * byte goes; the backup counts as made when the last one went.
 */
export async function makeBackup(
  services: Services,
  viewer: Viewer,
): Promise<Outcome<{ stream: ReadableStream<Uint8Array>; fileName: string }, 'not-allowed'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'system.backup')) return refuse('not-allowed');
  const { db, clock, ids, log, backups, config } = services;
  const now = clock();
  const id = ids('bak');
  await writeAudit(db, services, viewer, { action: 'backup.taken', subject: id });
  const { personId, address } = viewer;
  noteSecurityEvent(services, 'backup.taken', { personId, address });
  const stream = backups.stream(now, (rows) => {
    const made = { id, made_at: now, made_by: viewer.personId, row_count: rows };
    db.insertInto('backups')
      .values(made)
      .execute()
      .catch((err: unknown) => log.error({ err }, 'backup made but not recorded'));
  });
  const stamp = now.toISOString().slice(0, 16).replace(/[T:]/g, '-');
  return accept({ stream, fileName: `mandir-${stamp}.gz${config.backupRecipient ? '.age' : ''}` });
}
