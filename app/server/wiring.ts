import { randomBytes } from 'node:crypto';
import pino from 'pino';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { makeAlarm } from './jobs/alarm.ts';
import type { Services } from './services.ts';

export type Wired = { services: Services; close: () => Promise<void> };

/** Builds the services once. The only place that knows which provider stands behind which port. */
export function wire(config: Services['config'], connectionString: string): Wired {
  const log = makeLogger(config);
  const { db } = openDatabase(connectionString, {
    connections: config.databaseConnections,
    onIdleError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const services: Services = {
    config,
    db,
    log,
    clock: () => new Date(),
    ids: randomId,
    alarm: makeAlarm(),
  };
  return { services, close: () => db.destroy() };
}

export function makeLogger(config: Pick<Config, 'logLevel'>): Services['log'] {
  return pino({ level: config.logLevel, base: null });
}

function randomId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`;
}
