import { loadConfig } from './config.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { refuseSharedSessions } from './db/refuse-shared-sessions.ts';

export type ConnectedServices = { connectionString: string; close: () => Promise<void> };

/**
 * The configured database alone, for backup and restore. `alongside` joins one that the running
 * site has open.
 */
export async function connectServices({ alongside = false } = {}): Promise<ConnectedServices> {
  const { databaseUrl, dataFolder } = loadConfig();
  if (databaseUrl) {
    await refuseSharedSessions(databaseUrl);
    return { connectionString: databaseUrl, close: async () => {} };
  }
  const { connectionString, stop } = await startEmbeddedPostgres(dataFolder, { alongside });
  return { connectionString, close: stop };
}
