import { loadConfig } from './config.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import type { Services } from './services.ts';
import { wire } from './wiring.ts';

export type OpenSite = { services: Services; connectionString: string; close: () => Promise<void> };

/** Everything but HTTP: configuration, a migrated database, services. For the server and for scripts. */
export async function openSite(): Promise<OpenSite> {
  const config = loadConfig();
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataFolder);
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  await migrate(connectionString);
  const host = config.host === '0.0.0.0' ? 'localhost' : config.host;
  const publicUrl = config.publicUrl ?? `http://${host}:${config.port}`;
  const wired = wire({ ...config, publicUrl }, connectionString);
  return {
    services: wired.services,
    connectionString,
    close: async () => {
      await wired.close();
      await embedded?.stop();
    },
  };
}
