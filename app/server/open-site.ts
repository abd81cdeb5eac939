import { loadConfig } from './config.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import type { Services } from './services.ts';
import { wire } from './wiring.ts';

export type OpenSite = { services: Services; connectionString: string; close: () => Promise<void> };

/**
 * Everything but HTTP: configuration, a migrated database, services. Scripts open it `alongside` a site that may be
 * running on the same data; a second site is refused.
 */
export async function openSite({ alongside = false } = {}): Promise<OpenSite> {
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
  await migrate(connectionString).catch(async (error: unknown) => {
    await embedded?.stop();
    throw error;
  });
  const host = config.host === '0.0.0.0' ? 'localhost' : config.host;
  const publicUrl = config.publicUrl ?? `http://${host}:${config.port}`;
  const wired = wire({ ...config, publicUrl }, connectionString);
  log = wired.services.log;
  return {
    services: wired.services,
    connectionString,
    close: async () => {
      await wired.close();
      await embedded?.stop();
    },
  };
}
