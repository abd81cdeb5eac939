import { ConfigError, loadConfig } from './config.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { startHttp } from './http/server.ts';
import { wire } from './wiring.ts';

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error('Start the site with "npm start": it brings the Node 24 that this needs.');
  process.exit(1);
}

/** Starts the site: configuration, database, migrations, services, HTTP; stops them in the other order. */
async function main(): Promise<void> {
  const development = process.argv.includes('--dev');
  const config = loadConfig();
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataFolder);
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  await migrate(connectionString);
  const publicUrl =
    config.publicUrl ?? `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${config.port}`;
  const { services, close } = wire({ ...config, publicUrl }, connectionString);
  const http = await startHttp(services, { development });
  console.log(`Mandir is open at ${publicUrl}`);

  const stop = async (): Promise<void> => {
    await http.close();
    await close();
    await embedded?.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
