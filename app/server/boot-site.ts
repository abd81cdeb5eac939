import { encrypterFor } from './backup/encrypted-backup.ts';
import { loadConfig } from './config.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { refuseSharedSessions } from './db/refuse-shared-sessions.ts';
import { checkDataKeys } from './key-rotation/check-data-keys.ts';
import { sealPlain } from './key-rotation/seal-plain.ts';
import type { Services } from './services.ts';
import { wire } from './wiring.ts';

export type BootedSite = { services: Services; connectionString: string; close: () => Promise<void> };

/**
 * Everything but HTTP: configuration, a migrated database that the keys match, services. Scripts
 * open it `alongside` a site that may be running on the same data; a second site is refused.
 */
export async function bootSite({ alongside = false } = {}): Promise<BootedSite> {
  const config = loadConfig();
  let log: Services['log'] | undefined;
  const onRestart = (err: unknown): void => {
    if (err) log?.error({ err }, 'the database stopped and cannot be started again');
    else log?.warn('the database had stopped and was started again');
  };
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres(config.dataFolder, { alongside, onRestart });
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  // A name: browsers make no passkeys for a bare address (WebAuthn, section 5.1.3: an effective
  // domain).
  const host = ['0.0.0.0', '127.0.0.1', '::', '::1'].includes(config.host) ? 'localhost' : config.host;
  const publicUrl = config.publicUrl ?? `http://${host}:${config.port}`;
  if (config.databaseUrl) await refuseSharedSessions(config.databaseUrl);
  const wired = await migrate(connectionString)
    .then(() => wire({ ...config, publicUrl }, connectionString))
    .catch(async (error: unknown) => {
      await embedded?.stop();
      throw error;
    });
  log = wired.services.log;
  const close = async (): Promise<void> => {
    await wired.close();
    await embedded?.stop();
  };
  try {
    if (config.backupRecipient) await encrypterFor(config.backupRecipient);
    await checkDataKeys(wired.services);
    await sealPlain(wired.services);
  } catch (error) {
    await close();
    throw error;
  }
  return { services: wired.services, connectionString, close };
}
