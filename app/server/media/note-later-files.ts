import path from 'node:path';
import type { Services } from '../services.ts';
import { noteRemoval } from './remove-media.ts';

/**
 * After a restore: files of the library that came after the backup are noted as deleted, so that
 * they leave their address and wait in the bin (remove-media.ts). Returns how many.
 */
export async function noteLaterFiles({
  db,
  media,
  clock,
}: Pick<Services, 'db' | 'media' | 'clock'>): Promise<number> {
  const rows = await db.selectFrom('media_files').select('id').execute();
  // Photos of earlier versions still lie beside the library.
  const photos = await db.selectFrom('profile_photos').select('id').execute();
  const known = new Set([...rows, ...photos].map(({ id }) => id));
  const later = new Set<string>();
  for await (const { name } of media.list()) {
    const folder = path.dirname(name);
    if (!folder.includes('/') && !known.has(folder)) later.add(folder);
  }
  for (const id of later) await noteRemoval(db, id, clock());
  return later.size;
}
